import { Closing } from "#app/components/closing.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { promises } from "#content/promises.ts";
import { Benefits } from "./benefits.tsx";
import { Buying } from "./buying.tsx";
import { Eligibility } from "./eligibility.tsx";
import { AirconHero } from "./hero.tsx";
import { Systems } from "./systems.tsx";

export function Page() {
  return (
    <>
      <AirconHero />
      <LocalContents
        links={[
          ["systems", "How each works"],
          ["benefits", "Running cost"],
          ["eligibility", "Who gets the discount"],
          ["choosing", "How many rooms"],
          ["cost-to-buy", "Getting a price"],
        ]}
      />
      <Systems />
      <Benefits />
      <Eligibility />
      <Buying />
      <Closing
        title="Count the rooms. We’ll work out the rest."
        second={{ href: "/residential", text: "Home packages" }}
      >
        Tell us which rooms you use and when, and what heats them now. We’ll get back to you within{" "}
        {promises.requestReply}; the quote names the model, the discount and what you pay.
      </Closing>
    </>
  );
}
