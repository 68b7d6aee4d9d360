import { Questions } from "#app/components/questions.tsx";
import { faq } from "#content/questions/questions.ts";

const links = [
  ...faq.map(({ id, title, questions }) => ({ id, title, count: questions.length })),
  { id: "help", title: "Need More Help", count: undefined },
];

/** Lists of questions; on wide screens the name of each is beside it and stays in view. */
export function Categories() {
  return (
    <div className="wrap pb-section">
      <nav className="heavy-rule-above print:hidden" aria-label="On this page">
        <ol className="from-tablet:rule-below from-tablet:grid from-tablet:grid-cols-[repeat(3,auto)] from-tablet:justify-between from-tablet:text-small wide:grid-cols-[repeat(5,auto)]">
          {links.map(({ id, title, count }) => (
            <li key={id} className="phone:rule-below">
              <a
                className="flex justify-between gap-2.5 py-2 font-[500] no-underline hover:underline from-tablet:justify-start from-tablet:py-3"
                href={`#${id}`}
              >
                {title} {count && <span className="semibold text-accent">{count}</span>}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {faq.map(({ id, title, about, questions }) => (
        <section key={id} className="split gap-y-3 pt-9 wide:pt-18" aria-labelledby={id}>
          <div className="wide:sticky wide:top-32 wide:col-[1/5] wide:self-start wide:pr-8">
            <h2 className="text-[clamp(1.75rem,2.8vw,2.5rem)]" id={id}>
              {title}
            </h2>
            <p className="small mt-2.5">{about}</p>
          </div>
          <div className="wide:col-[5/13]">
            <Questions group={id} questions={questions} />
          </div>
        </section>
      ))}
    </div>
  );
}
