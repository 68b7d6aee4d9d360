import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Closing } from "#app/components/closing.tsx";
import { ChoiceButtons } from "#app/components/fields/choice-buttons.tsx";
import { ChoiceRow } from "#app/components/fields/choice-row.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { Fold } from "#app/components/fold.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { PartPicker } from "#app/components/picker.tsx";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { Steps } from "#app/components/steps.tsx";
import { Note } from "#app/figures/notes.tsx";
import { packages } from "#content/offers/packages.ts";
import { hotWaterQuestions } from "#content/questions/questions.ts";
import { Bar } from "./bar.tsx";
import { Bars } from "./bars.tsx";
import { CommonQuestions } from "./common-questions.tsx";
import { DataTable } from "./data-table.tsx";
import { Dialog } from "./dialog.tsx";
import { Hero } from "./hero.tsx";
import { Illustration } from "./illustration.tsx";
import { Lines } from "./lines.tsx";
import { Actions, GoLink, PhoneLink } from "./links.tsx";
import { OfferCard, OfferCards } from "./offer-card.tsx";
import { OptionsTable } from "./options-table.tsx";
import { PackageCard, PackageCards, PackagePrice } from "./package-card.tsx";
import { Dashes, Ticks } from "./points.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { Section } from "./section.tsx";
import { SideSection } from "./side-section.tsx";
import { TableScroll } from "./table-scroll.tsx";
import { TermList } from "./term-list.tsx";
import { TrustLine } from "./trust-line.tsx";
import { UntilWeCall } from "./until-we-call.tsx";

/** The components that pages are built from, for developers who build a page. Development only. */
export function Component() {
  return (
    <>
      <Hero
        path="/aircon-rebate"
        title="Hero: what it is"
        lead="Its lead says what a visitor gets, in a sentence or two."
        actions={[
          { href: "#offers", text: "Main button" },
          { href: "#tables", text: "Second button" },
        ]}
        trust={["Why to trust us", "In a few words each"]}
      />
      <LocalContents
        links={[
          { id: "offers", text: "Offers" },
          { id: "tables", text: "Tables and bars" },
          { id: "choosing", text: "Choosing and folding" },
          { id: "fields", text: "Fields" },
          { id: "words", text: "Lines, steps and notes" },
          { id: "finished", text: "Parts that bring their own words" },
        ]}
      />
      <Section id="offers" title="OfferCard">
        <OfferCards>
          <OfferCard title={<a href="#fields">With a link</a>} price="About $2,100">
            $1,600–2,800, and what it is for
          </OfferCard>
          <OfferCard title="Without" price="About $8,500">
            $6,500–11,000, and what it is for, in a text long enough to take a second line
          </OfferCard>
          <OfferCard title="The third" price="About $13,000">
            $9,500–18,000
          </OfferCard>
        </OfferCards>
      </Section>
      <Section id="packages" title="PackageCards">
        <PackageCards>
          {packages.map(({ id, size, isPopular }) => (
            <PackageCard
              key={id}
              id={id}
              title={<h3>{id}</h3>}
              size={size}
              badge={isPopular ? "Most Popular" : undefined}
              rowsClass="row-span-4"
            >
              <Dashes items={["What it has", "What it can do"]} />
              <PackagePrice>$8,500</PackagePrice>
            </PackageCard>
          ))}
        </PackageCards>
      </Section>
      <Section id="tables" title="DataTable, OptionsTable, TableScroll, Bar, Bars">
        <DataTable
          caption="DataTable, with a column that is hidden on a phone"
          columns={[{ name: "Name" }, { name: "Words", cellClass: "phone:hidden" }, { name: "Number", numeric: true }]}
          rows={[
            { name: "A row", cells: ["Some words", "$2,100"] },
            { name: "Another", cells: ["More of them", "$13,000"] },
          ]}
        />
        <DataTable
          caption="DataTable, shown as cards on a phone"
          cardsClass="table-cards"
          columns={[
            { name: "Name" },
            { name: "One" },
            { name: "Other" },
            { name: "Words", cellClass: "phone:col-span-full" },
          ]}
          rows={[
            { name: "A row", cells: ["$2,100", "Short", "A cell with a row of its own on a phone"] },
            { name: "Another", cells: ["$13,000", "Long", "More of it"] },
          ]}
        />
        <DataTable
          caption="DataTable, with a drawing below a row"
          belowClass="border-0 pt-0 pb-4"
          columns={[{ name: "Name" }, { name: "Number", title: <i>Its title</i>, numeric: true }]}
          rows={[{ name: "A row", cells: ["$2,100"], below: <p className="sand">Drawn</p> }]}
        />
        <OptionsTable
          legend="Two options"
          name="two"
          options={[
            { name: "The first" },
            { name: "The second", title: <span className="text-h3">The second, in larger type</span> },
          ]}
          rows={[{ name: "A point", cells: ["What the first does", "What the second does"] }]}
        />
        <OptionsTable
          legend="Two options in figures"
          name="figures"
          options={[{ name: "One" }, { name: "Two" }]}
          caption="With totals"
          corner="Dollars"
          cellClass="num"
          rows={[{ name: "A part", cells: ["$2,100", "$13,000"] }]}
          totals={[{ name: "In all", cells: ["$2,100", "$13,000"] }]}
          totalsClass="*:*:heavy-rule-above *:*:text-h4"
        />
        <TableScroll label="TableScroll">
          <table>
            <caption>TableScroll: on a phone it scrolls in its box</caption>
            <tbody>
              <tr>
                {packages.map(({ id, size }) => (
                  <td key={id} className="min-w-72">
                    {id}: {size}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </TableScroll>
        <Bar
          max={10}
          parts={[
            { to: 10, fillClass: "fill-sand" },
            { from: 2, to: 6, fillClass: "fill-eucalypt" },
          ]}
        />
        <Bars
          title="Bars, each a range"
          bars={[
            { label: "What it replaces", figure: "$900–1,300", low: 900, high: 1300, tone: "gas" },
            { label: "Ours", figure: "$300–800", low: 300, high: 800, tone: "ours" },
          ]}
        />
      </Section>
      <Section id="choosing" title="Picker, Fold, Carousel, Dialog">
        <PartPicker legend="Two parts; a phone shows one of them" name="part" options={["First", "Second"]}>
          <p>The first part</p>
          <p>The second part</p>
        </PartPicker>
        <Fold summary="Fold, closed">Readers open it.</Fold>
        <Fold summary="Fold, open" open>
          It is open at first.
        </Fold>
        <PhoneFold summary="PhoneFold">It is folded on a phone only.</PhoneFold>
        <Carousel
          id="pictures"
          label="Slides"
          slides={["One", "Two"].map((name) => ({ name, content: <p className="sand px-4 py-section">{name}</p> }))}
        />
        <button className="btn btn-ink" type="button" commandfor="example" command="show-modal">
          Open a Dialog
        </button>
        <Dialog id="example" label="Example" className="menu" head={<b className="text-h4">Dialog</b>}>
          <p className="lead">It closes by its button or by Escape.</p>
        </Dialog>
      </Section>
      <Section id="fields" title="Field">
        <form className="estimate-form">
          <div className="fields">
            <Field id="plain" label="A field">
              {(controlProps) => <input {...controlProps} />}
            </Field>
            <Field id="hinted" label="With a hint" hint="What to enter" optional>
              {(controlProps) => <input {...controlProps} />}
            </Field>
            <Field id="chosen" label="A choice">
              {(controlProps) => (
                <select {...controlProps}>
                  <option>The first</option>
                  <option>The second</option>
                </select>
              )}
            </Field>
            <Field id="wrong" label="With a problem" problem="Enter a number, such as 18.">
              {(controlProps) => <input {...controlProps} defaultValue="abc" />}
            </Field>
          </div>
          <ChoiceRow
            legend="A choice"
            hint="of four"
            name="choice"
            prefix="shown"
            options={["None", "5", "10", "Other"].map((label) => ({ value: label, label }))}
            chosenValue="10"
          />
          <p className="label">ChoiceButtons, for a form that has its own legend</p>
          <ChoiceButtons
            name="alone"
            options={["First", "Second"].map((label) => ({ value: label, label }))}
            chosenValue="First"
          />
          <p className="actions">
            <button className="btn" type="button">
              Main button
            </button>
            <button className="btn btn-line" type="button">
              Second button
            </button>
            <button className="btn btn-busy" type="button" aria-disabled="true">
              Sending
            </button>
          </p>
        </form>
      </Section>
      <Section
        id="sections"
        title="Section"
        lead="Its lead is beside the title or below it."
        beside
        groundClass="sand"
        foot="Small print, with a figure: {stc-price}."
      >
        <Illustration
          caption="Illustration: a picture and what it shows."
          name="van"
          alt="A van outside a weatherboard house"
          sizes="24rem"
          imageClass="mt-6 w-96"
        />
      </Section>
      <SideSection id="side" title="SideSection" lead="Its title is beside its text." foot="Small print.">
        <Dashes items={["Dashes", "Each a short point"]} />
        <Ticks className="mt-4 flex gap-6" items={["Ticks", "A promise to the visitor"]} />
        <TermList className="mt-4" terms={[{ term: "Terms", meaning: "And what they mean, with a [link](/faq)." }]} />
        <Actions
          className="mt-4"
          links={[
            { href: "#side", text: "Actions" },
            { href: "#sections", text: "Another" },
          ]}
        />
        <GoLink href="#sections">GoLink: a link to read more</GoLink>
        <p>
          PhoneLink: <PhoneLink />
        </p>
      </SideSection>
      <Section id="words" title="Lines, Steps, Notes">
        <Lines
          columns={3}
          lines={["Lines", "In columns", "Of three"].map((title) => ({ title, text: "A sentence or two." }))}
        />
        <Steps
          steps={[
            { title: "Steps", text: "What happens first.", promise: ["A promise", "and its second part"] },
            { title: "In order", text: "What happens then.", promise: ["Another", "which a phone shows too"] },
          ]}
        />
        <p>
          A figure with its note
          <Note id="example">Notes: what the figure assumes, and who says so.</Note>, listed at the page’s end.
        </p>
      </Section>
      <Section id="finished" title="TrustLine, ShareButton, UntilWeCall, QuoteLines">
        <TrustLine />
        <ShareButton what="article" />
        <UntilWeCall fault="hot-water" hasPhoto isFolded />
        <UntilWeCall fault="hot-water" hasPhoto />
        <QuoteLines lines={["QuoteLines: what a quote lists", "A line for each part"]} />
      </Section>
      <CommonQuestions group="hot-water" questions={hotWaterQuestions}>
        <p>CommonQuestions: Questions beside their heading.</p>
      </CommonQuestions>
      <Closing page="/" title="Closing: the last section" secondLink={{ href: "#offers", text: "Second button" }}>
        Two links and the phone number.
      </Closing>
    </>
  );
}
