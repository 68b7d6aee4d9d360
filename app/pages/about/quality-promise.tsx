import type { ReactNode } from "react";
import { prose } from "#app/components/prose.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { withOurDetails } from "#content/our-details.ts";
import Text from "./quality-promise.mdx";

export function QualityPromise() {
  return (
    <section className="sand py-section" aria-labelledby="promise">
      <div className="wrap split">
        <div className="tablet:grid tablet:grid-cols-2 tablet:gap-x-10 wide:sticky wide:top-32 wide:col-[1/5] wide:self-start wide:pr-8">
          <div>
            <h2 id="promise">Our quality promise</h2>
            <p className="small mt-4">
              Our <a href="/terms">terms</a> set out what a contract says, along with the consumer guarantees that no
              contract can take away.
            </p>
          </div>
          <Picture
            className="phone:hidden"
            imageClass="aspect-[4/3] w-full rounded object-cover object-[62%_70%] wide:mt-8 wide:aspect-[4/5]"
            name="van"
            alt="A white van with a wattlebird on its side, in front of a weatherboard house with panels"
            sizes="(min-width: 64rem) 45rem, 50vw"
          />
        </div>
        <table className="table phone:block wide:col-[5/13]">
          <thead className="phone:hidden">
            <tr>
              <th scope="col">We promise</th>
              <th scope="col">If something goes wrong</th>
            </tr>
          </thead>
          <tbody className="phone:block">
            <Text components={{ ...prose, Figure, Undertaking }} />
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What we promise, and what we do if we fall short. The owner must confirm it before launch (`docs/launch.md`). */
function Undertaking({ promise, children }: { promise: string; children: ReactNode }) {
  return (
    <tr className="phone:block">
      <th
        className="text-h4 text-balance from-tablet:w-[42%] from-tablet:pr-8 phone:block phone:border-b-0 phone:pb-1"
        scope="row"
      >
        {textOf(withOurDetails(promise))}
      </th>
      <td className="phone:block phone:border-t-0 phone:pt-0">{children}</td>
    </tr>
  );
}
