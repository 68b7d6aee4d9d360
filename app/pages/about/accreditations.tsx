import { Illustration } from "#app/components/illustration.tsx";
import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { credentials } from "#content/business.ts";
import words from "./words.json" with { type: "json" };

const { accreditations } = words;

/** Our own numbers, by the accreditation's `mark` in words.json. */
export const ourNumbers: Readonly<Record<string, string | undefined>> = {
  REC: credentials.electricalContractor,
  SAA: credentials.accreditation,
  NETCC: credentials.consumerCode,
  State: credentials.authorisedRetailer,
};

/** The accreditations and licences that this work needs in Victoria, and where to look them up. */
export function Accreditations() {
  return (
    <section className="wrap py-section" aria-labelledby="check">
      <div className="from-tablet:grid from-tablet:grid-cols-2 from-tablet:items-center from-tablet:gap-x-12">
        <div>
          <h2 id="check">Look us up before you sign</h2>
          <p className="lead mt-4">
            Each of these is required by law or by a rebate program. Here are our numbers and where to check them.
          </p>
          <p className="mt-4">
            Your quote names the people who come and their numbers. Ask, and we’ll send you the certificate of currency
            for our public liability insurance.
          </p>
          <GoLink href="/blog/installer-accreditation">How to check an installer before you sign</GoLink>
        </div>
        <Illustration
          className="phone:hidden"
          imageClass="h-[clamp(12rem,22vw,19rem)] w-full rounded object-cover"
          caption="Illustration: a switchboard labelled so anyone can see what to turn off."
          name="switchboard"
          alt="An open switchboard with labelled rows of switches"
          sizes="50vw"
        />
      </div>
      <div className="mt-5 wide:mt-8">
        <PhoneFold summary="What each is, and where to look">
          <ul className="steps-by-hour wide:grid wide:grid-cols-2 wide:gap-x-12">
            {accreditations.map((accreditation) => (
              <Accreditation key={accreditation.mark} {...accreditation} />
            ))}
          </ul>
        </PhoneFold>
        <p className="small mt-6 max-w-[46em]">
          If a quote says “CEC-accredited”, ask for the new number: since <Figure id="installer-accreditation-start" />,
          Solar Accreditation Australia has accredited the people, and the Clean Energy Council lists the products.
        </p>
      </div>
    </section>
  );
}

function Accreditation({ mark, name, means, register }: (typeof accreditations)[number]) {
  // Only the domain is the link in "bpc.vic.gov.au, the Building and Plumbing Commission".
  const [address, ...owner] = register.name.split(/(?=, )/);
  return (
    <li className="numbered-step items-baseline break-inside-avoid wide:last:odd:col-span-2">
      <span className="step-mark text-[1.0625rem]">{mark}</span>
      <h3>{name}</h3>
      <p>{means}</p>
      <p className="step-promise">
        {ourNumbers[mark] && <b>{ourNumbers[mark]}</b>} Look it up at <a href={register.url}>{address}</a>
        {owner}
      </p>
    </li>
  );
}
