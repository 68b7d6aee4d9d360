import { textOf } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { promises } from "#content/promises.ts";

/** What we undertake, and what follows where we fall short. For the owner to confirm before launch, with the terms. */
const undertakings = [
  [
    `The price holds for ${promises.quoteHolds}, GST included.`,
    "If something hidden turns up, we stop and show you before it costs a dollar more. You can walk away.",
  ],
  [
    "We fit exactly what we quote, down to the model number.",
    "We change nothing unless you agree in writing. If you don’t, you can cancel and get your deposit back.",
  ],
  [
    "You know who’s coming and who signs off.",
    "The quote lists each person’s name, accreditation class and number. If one changes, we tell you before the day.",
  ],
  [
    "Our own work is covered for {workmanship-warranty}.",
    "We come back and fix it. The consumer guarantees apply as well and may last longer.",
  ],
  [
    "The expected output is in writing, month by month.",
    "If a full year falls short, we work out why with you. If it’s our work, we fix it.",
  ],
  [
    "Every complaint goes to a named person, with a date you’ll have an answer by.",
    "If you’re not happy with our answer, you can go to Consumer Affairs Victoria or the administrator of the New Energy Tech Consumer Code.",
  ],
] as const;

export function QualityPromise() {
  return (
    <section className="sand py-section" aria-labelledby="promise">
      <div className="wrap">
        <div className="split">
          <div className="wide:col-[1/6]">
            <h2 id="promise">Our quality promise</h2>
            <p className="lead mt-4">Here’s what we promise, and what you get if we don’t keep it.</p>
          </div>
          <Picture
            className="phone:hidden wide:col-[7/13]"
            imageClass="h-[clamp(12rem,26vw,22rem)] w-full object-cover object-[50%_70%]"
            name="van"
            alt="A white van with a wattlebird on its side, in front of a weatherboard house with panels"
            sizes="(min-width: 64rem) 39rem, 100vw"
          />
        </div>
        <table className="table mt-6 phone:block">
          <thead className="phone:hidden">
            <tr>
              <th scope="col">We promise</th>
              <th scope="col">If something goes wrong</th>
            </tr>
          </thead>
          <tbody className="phone:block">
            {undertakings.map(([promise, otherwise]) => (
              <tr key={promise} className="phone:block">
                <th
                  className="text-h4 from-tablet:w-[42%] from-tablet:pr-8 phone:block phone:border-b-0 phone:pb-1"
                  scope="row"
                >
                  {textOf(promise)}
                </th>
                <td className="phone:block phone:border-t-0 phone:pt-0">{otherwise}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small mt-6">
          All of it is in our <a href="/terms">terms</a>, along with the consumer guarantees that no contract can take
          away.
        </p>
      </div>
    </section>
  );
}
