import { LastChanged } from "#app/components/last-changed.tsx";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { fileKept, promises } from "#content/promises.ts";

export function Covers() {
  return (
    <section className="wrap py-section" aria-labelledby="covers">
      <h2 id="covers">What it covers</h2>
      <dl className="dated mt-8">
        <div>
          <dt>Who may contact you</dt>
          <dd>
            {business.name}, and the installer we send to your place. Nobody else: we don’t sell your details or pass
            them to other sellers.
          </dd>
        </div>
        <div>
          <dt>About what</dt>
          <dd>
            This request: the assessment, the quote, the installation you ask for. News and offers aren’t included. We’d
            have to ask for those with a separate box that starts unticked.
          </dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>
            By phone, email or text message, even if you’re on the Do Not Call Register: you asked us to. If you only
            left a number, by phone or text message.
          </dd>
        </div>
        <div>
          <dt>Until when</dt>
          <dd>
            {holdTogether(promises.consent)} from the day you sent it. Then we delete the request. A bill or photo you
            attach is kept for {holdTogether(fileKept)}.
          </dd>
        </div>
        <div>
          <dt>What we keep as proof</dt>
          <dd>The wording you saw, its version, and the time. They are deleted with the request.</dd>
        </div>
        <div>
          <dt>What withdrawing doesn’t do</dt>
          <dd>
            It doesn’t undo a contract you signed, and we keep invoices as long as tax law requires. The{" "}
            <a href="/privacy">privacy policy</a> lists both.
          </dd>
        </div>
      </dl>
      <div className="mt-8">
        <LastChanged />
      </div>
    </section>
  );
}
