import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { MeterReader } from "#app/meter/meter-reader.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { GetTheFile } from "./get-the-file.tsx";
import { sampleYear } from "./sample-year.computed.ts";

export function Component({ today }: PageProps) {
  return (
    <>
      <section className="wrap pt-6 pb-section" aria-labelledby="your-meter">
        <div className="split">
          <div className="wide:col-[1/8]">
            <Breadcrumb path="/your-meter" />
            <h1 id="your-meter">See a year of your power use</h1>
            <p className="lead mt-4">
              Your smart meter records every half-hour. Open its file here to see when you use power, how much runs on
              standby, and what panels and a battery would have saved you.
            </p>
            <p className="mt-3 max-w-[40rem]">
              The file never leaves this device. Your distributor gives it to you, usually at no charge:{" "}
              <a href="#get-the-file">how to get it</a>.
            </p>
          </div>
          <SampleYear />
        </div>
        <MeterReader today={today} />
      </section>
      <GetTheFile />
      <Closing
        page="/your-meter"
        title="Want a price based on your own numbers?"
        secondLink={{ href: "/your-price", text: "See your price" }}
        picture="house-noon"
      >
        You can send your meter summary with the request, or leave it out. We’ll get back to you {replyWithinText}, and
        a written quote is fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

/** From the lightest to the darkest, one for each path of the sample year. */
const shades = ["fill-rule", "fill-[#c98b73]", "fill-clay", "fill-[#5c1e22]"];

/** An example of the chart that the page draws from a file. */
function SampleYear() {
  return (
    <figure className="wide:col-[8/13] wide:self-center wide:pl-12 print:hidden">
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div className="flex flex-col justify-between text-[0.8125rem] leading-none text-quiet" aria-hidden="true">
          <span>midnight</span>
          <span>noon</span>
          <span>midnight</span>
        </div>
        <svg
          className="h-32 w-full bg-sand from-tablet:h-60"
          viewBox="0 0 12 24"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {sampleYear.paths.map((path, index) => (
            <path key={path} className={shades[index]} d={path} />
          ))}
        </svg>
        <div className="chart-names col-start-2 leading-6" aria-hidden="true">
          {sampleYear.months.map((name) => (
            <span key={name}>{name[0]}</span>
          ))}
        </div>
      </div>
      <figcaption className="small mt-1">
        An example year: a column for each month, a row for each hour. Darker is more power.
      </figcaption>
    </figure>
  );
}
