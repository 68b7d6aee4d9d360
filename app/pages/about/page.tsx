import { pageHandle } from "#app/document/head.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Accreditations } from "./accreditations.tsx";
import { AboutHero } from "./hero.tsx";
import { Pillars } from "./pillars.tsx";
import { QualityPromise } from "./quality-promise.tsx";

export const handle = pageHandle("/about");

export function Component() {
  return (
    <NotedPage>
      <AboutHero />
      <Pillars />
      <Accreditations />
      <QualityPromise />
      <Closing
        title="Leave a number, and we ring you"
        label="Request a Callback"
        second={{ href: "/service-areas", text: "Where we work" }}
        picture="closing"
      >
        Leave your number and a time that suits. Somebody who can read a photo of a switchboard calls you within 24
        hours.
      </Closing>
    </NotedPage>
  );
}
