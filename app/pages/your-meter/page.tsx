import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { MeterReader } from "#app/meter/meter-reader.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { promises, replyWithin } from "#content/promises.ts";
import { GetTheFile } from "./get-the-file.tsx";

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
          <HeadPicture name="switchboard" />
        </div>
        <MeterReader today={today} />
      </section>
      <GetTheFile />
      <Closing
        page="/your-meter"
        title="Want a price based on your own numbers?"
        second={{ href: "/your-price", text: "See your price" }}
        picture="house-noon"
      >
        You can send your meter summary with the request, or leave it out. We’ll get back to you {replyWithin}, and a
        written quote is fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}
