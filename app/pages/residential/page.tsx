import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { CommonQuestions } from "#app/components/common-questions.tsx";
import { Illustration } from "#app/components/illustration.tsx";
import { Actions, GoLink } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { SizePrices } from "#app/components/offer-card.tsx";
import { TrustLine } from "#app/components/trust-line.tsx";
import { OffersJsonLd } from "#app/document/json-ld.tsx";
import { ElectionNote } from "#app/figures/checked-on.tsx";
import { Note } from "#app/figures/notes.tsx";
import { packages } from "#content/offers/packages.ts";
import { requestFormFrom } from "#content/pages.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { residentialQuestions } from "#content/questions/questions.ts";
import { Benefits } from "./benefits.tsx";
import { Packages } from "./packages.tsx";
import { Rebates } from "./rebates.tsx";
import words from "./words.json" with { type: "json" };

export function Component() {
  return (
    <>
      <ResidentialHero />
      <LocalContents links={words.contents} />
      <Packages />
      <Benefits />
      <Rebates />
      <CommonQuestions group="residential" questions={residentialQuestions}>
        <p className="mt-4">
          <b>Renting?</b> Your landlord can apply for the rebate on panels, and some power plans have free midday hours.{" "}
          <a href="/faq#renters">What renters can do</a>
        </p>
        <GoLink href="/faq">All questions and answers</GoLink>
      </CommonQuestions>
      <OffersJsonLd
        service="Home solar and batteries"
        offers={["smart-saver", "night-optimiser", "all-electric-home"]}
      />
      <Closing
        page="/residential"
        title="Send us a bill and your address. We’ll do the rest."
        secondLink={{ href: "/rebates-and-finance", text: "Rebates & Finance" }}
        picture="house-evening"
      >
        We’ll get back to you {replyWithinText} and arrange the visit. You get a drawing, the expected output for each
        month, and a price that stays fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

function ResidentialHero() {
  return (
    <section className="wrap split gap-y-5 pb-8 tablet:gap-y-8 from-tablet:pt-6">
      <div className="wide:col-[1/6] wide:self-center">
        <Breadcrumb path="/residential" />
        <h1>Home solar and batteries, in three packages</h1>
        <p className="lead mt-4 wide:mt-6">
          Each price is for a typical Melbourne home, GST included, after certificates and rebates.
          <Note id="eligible">
            If you and your property are eligible: each program has its own rules. <ElectionNote />
          </Note>
        </p>
        <div className="mt-5 print:hidden">
          <SizePrices title="What each costs" sizes={packages} />
        </div>
        <Actions
          className="mt-5"
          links={[
            { href: requestFormFrom("/residential"), text: "Get a quote" },
            { href: "#packages", text: "Compare packages", className: "phone:hidden" },
          ]}
        />
        <TrustLine />
        <GoLink href="/plan">Panels, hot water or heating first? Get your plan by year</GoLink>
      </div>
      <Illustration
        className="mx-[calc((var(--axis)-100vw)/2)] phone:row-start-1 wide:col-[6/13] wide:row-start-1 wide:ml-10"
        caption="Illustration: panels facing north, the battery by the laundry door."
        captionClass="px-[calc((100vw-var(--axis))/2)] pt-2.5 phone:hidden wide:pl-0"
        name="roof-from-above"
        alt="A corrugated roof seen from above, covered with panels, the battery beside the laundry door"
        sizes="(min-width: 64rem) 58vw, 100vw"
        priority
        imageClass="h-40 w-full object-cover object-[100%_50%] tablet:h-96 wide:h-[clamp(26rem,48vw,44rem)]"
      />
    </section>
  );
}
