import type { PageRequest } from "#app/page-request/page-request.ts";
import { Covers } from "./covers.tsx";
import { ConsentHero } from "./hero.tsx";
import { ThreeWays } from "./three-ways.tsx";

export function Page(_: PageRequest) {
  return (
    <>
      <ConsentHero />
      <ThreeWays />
      <Covers />
    </>
  );
}
