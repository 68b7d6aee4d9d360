import { Closing } from "#app/components/closing.tsx";
import { promises } from "#content/promises.ts";
import { Accreditations } from "./accreditations.tsx";
import { AboutHero } from "./hero.tsx";
import { Pillars } from "./pillars.tsx";
import { QualityPromise } from "./quality-promise.tsx";

export function Page() {
  return (
    <>
      <AboutHero />
      <Pillars />
      <Accreditations />
      <QualityPromise />
      <Closing
        title="Leave your number and we’ll call"
        label="Request a Callback"
        href="/contact?callback#form"
        second={{ href: "/service-areas", text: "Where we work" }}
        picture="closing"
      >
        Within {promises.requestReply} you get a call from someone who knows the work; {promises.replyRule}.
      </Closing>
    </>
  );
}
