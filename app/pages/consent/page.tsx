import type { ReactNode } from "react";
import { EmailLink } from "#app/components/email-link.tsx";
import { LastChanged } from "#app/components/last-changed.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { prose } from "#app/components/prose.tsx";
import { Section } from "#app/components/section.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { business } from "#content/business.ts";
import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { interpreterOfferText, promises } from "#content/promises.ts";
import { consent } from "#content/request/consent.ts";
import Text from "./consent.mdx";

export function Component() {
  return (
    <>
      <ConsentHero />
      <WaysToWithdraw />
      <WhatItCovers />
    </>
  );
}

function ConsentHero() {
  return (
    <section className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]" aria-labelledby="consent">
      <h1 id="consent" className="max-w-[13em]">
        Your consent: {holdTogether(promises.consent)} and not a day longer
      </h1>
      <figure className="mt-[clamp(2rem,4vw,4rem)] max-w-[54rem] border-l-4 border-wattle pl-[clamp(min(1rem,4vw),3vw,2.5rem)]">
        <p className="label">What you agreed to when you ticked the box</p>
        <blockquote className="mt-2 mb-4 text-h3 wide:text-[2.125rem] wide:leading-[1.3]">
          {holdTogether(consent.wording)}
        </blockquote>
        <figcaption className="small">
          The wording in the form, version of {longDate(consent.version)}. Consent is valid{" "}
          {holdTogether(promises.consent)}.
        </figcaption>
      </figure>
    </section>
  );
}

const waysToWithdraw: readonly (readonly [title: string, contact: ReactNode, text: string])[] = [
  [
    "In writing",
    <EmailLink key="email" to={business.privacyEmail} />,
    "“I withdraw” is enough, with your name or your reference, such as WB-1A2B3C4D. No reason is needed.",
  ],
  [
    "By phone",
    <PhoneLink key="phone" />,
    `${business.hours.text}. We delete your request during the call. ${interpreterOfferText}`,
  ],
  [
    "By link",
    <span key="link">In every confirmation</span>,
    "Using the link in every confirmation, open your request’s own page and press its last button. Your request is deleted straight away. The link you see after sending works for a day. The one in our emails works for as long as your consent lasts.",
  ],
];

function WaysToWithdraw() {
  return (
    <Section id="ways" title="Three ways to withdraw your consent" groundClass="dusk">
      <div className="mt-12 grid gap-10 wide:grid-cols-3">
        {waysToWithdraw.map(([title, contact, text]) => (
          <article key={title} className="border-t-2 border-wattle pt-5">
            <h3>{title}</h3>
            <p className="my-3 text-h3 wrap-anywhere">{contact}</p>
            <p>{textOf(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

function WhatItCovers() {
  return (
    <Section id="covers" title="What it covers">
      <dl className="term-list mt-8 mb-8">
        <Text components={{ ...prose, Term }} />
      </dl>
      <LastChanged />
    </Section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
