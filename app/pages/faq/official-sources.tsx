import { Icon } from "#app/controls/icons.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { hostOf, officialSources } from "./official-sources-copy.ts";

export function OfficialSources() {
  return (
    <section className="section wrap split faq-official" aria-labelledby="official">
      <div className="span-1-5">
        <h2 id="official">Official sources</h2>
        <p className="mt-4">Where you can check our answers. These links take you to other websites.</p>
      </div>
      <div className="span-5-13">
        <PhoneFold summary="Official websites">
          <ul className="lines">
            {officialSources.map(({ name, url, answers }) => (
              <li key={url}>
                <p>
                  <a className="official" href={url} rel="noopener">
                    <b>{name}</b> <Icon name="leave" />
                    <span className="unseen">, another website</span>
                  </a>{" "}
                  <span className="small">{hostOf(url)}</span>
                </p>
                <p>{answers}</p>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </section>
  );
}
