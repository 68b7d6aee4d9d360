import { EmailLink } from "#app/components/email-link.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { business, credentials } from "#content/business.ts";
import { footerLinks, type PagePath, pageRecord } from "#content/pages.ts";
import { interpreterOfferText } from "#content/promises.ts";
import { PhoneFold } from "../components/phone-fold.tsx";
import { useToday } from "../routing/today.ts";
import { Bird } from "./bird.tsx";

export function SiteFooter() {
  return (
    <footer className="footer" id="footer">
      <div>
        <Bird />
      </div>
      <div className="wrap foot-grid">
        <div>
          <p>{business.name}</p>
          <p>
            Solar, batteries, heat pump hot water and air conditioning, designed, installed and connected to the grid in
            Melbourne and regional Victoria.
          </p>
        </div>
        <FooterLinks title="Solutions" links={footerLinks.solutions} />
        <FooterLinks title="Company" links={footerLinks.company} />
        <ForYou />
        <div>
          <h2>Contact</h2>
          <p>
            <a href={business.phone.href}>{business.phone.display}</a>
          </p>
          <p>
            <a href={business.secondPhone.href}>{business.secondPhone.display}</a>
          </p>
          <p>
            <EmailLink to={business.email} />
          </p>
          <p>{business.area}</p>
          <p className="mt-3">{textOf(interpreterOfferText)}</p>
        </div>
      </div>
      <p className="wrap">{business.acknowledgementOfCountry}</p>
      <div className="wrap">
        <span>
          © {useToday().slice(0, 4)} {business.name}
        </span>
        <span>ABN {business.abn}</span>
        {ourNumbers.map((number) => (
          <a key={number} href="/about#check">
            {number}
          </a>
        ))}
        <a href="/how-we-calculate">How we work it out</a>
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
      </div>
    </footer>
  );
}

const { electricalContractor, accreditation, consumerCode, authorisedRetailer } = credentials;
const ourNumbers = [electricalContractor, accreditation, consumerCode, authorisedRetailer].filter(Boolean);

/** Links for visitors in a particular situation. */
const linksBySituation = [
  ["Need help now?", "/help"],
  ["I have a quote", "/your-price?tab=quote"],
  ["I rent", "/faq#renters"],
  ["I’m on a pension or concession", "/faq#pension-or-concession"],
  ["I’m on an owners corporation committee", "/your-price?tab=apartments"],
  ["Withdraw my consent", "/consent"],
] as const;

function ForYou() {
  return (
    <nav aria-label="For you">
      <h2 className="fold-title">For you</h2>
      <PhoneFold summary="For you">
        <ul>
          {linksBySituation.map(([text, href]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly PagePath[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="fold-title">{title}</h2>
      <PhoneFold summary={title}>
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href={link}>{pageRecord(link).name}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
