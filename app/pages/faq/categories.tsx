import { Questions } from "#app/sections/questions.tsx";
import { faq } from "#content/questions/faq/index.ts";

/** Four lists of questions; on wide screens the name of each is beside it and stays in view. */
export function Categories() {
  return (
    <div className="wrap faq">
      <nav className="faq-contents" aria-label="On this page">
        <ol>
          {faq.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title} <span>{questions.length}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="#help">Need More Help</a>
          </li>
        </ol>
      </nav>
      {faq.map(({ id, title, about, questions }) => (
        <section key={id} className="faq-category split" aria-labelledby={id}>
          <div className="span-1-5">
            <h2 id={id}>{title}</h2>
            <p className="small">{about}</p>
          </div>
          <div className="span-5-13">
            <Questions group={id} questions={questions} />
          </div>
        </section>
      ))}
    </div>
  );
}
