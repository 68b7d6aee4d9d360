import { Icon } from "#app/components/icons.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { hostOf, officialSources } from "./official-sources-copy.ts";

export function OfficialSources() {
  return (
    <section className="wrap split gap-y-3 py-section" aria-labelledby="official">
      <div className="wide:col-[1/5] wide:pr-8">
        <h2 id="official">Official sources</h2>
        <p className="mt-4">Where you can check our answers. These links take you to other websites.</p>
      </div>
      <div className="wide:col-[5/13]">
        <PhoneFold summary="Official websites">
          <ul className="rule-below">
            {officialSources.map(({ name, url, answers }) => (
              <li key={url} className="rule-above py-4">
                <p>
                  <a className="text-h4 no-underline hover:underline" href={url} rel="noopener">
                    {name} <Icon name="leave" className="icon inline w-4.5 align-[-0.3rem]" />
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
