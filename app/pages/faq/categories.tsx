import { Questions } from "#app/sections/questions.tsx";
import { faq } from "#content/questions/faq/index.ts";

/** Four lists of questions; on wide screens their names are next to them and stay in view. */
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
      <div>
        {faq.map(({ id, title, about, questions }) => (
          <section key={id} className="faq-category" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <p className="small">{about}</p>
            <Questions group={id} questions={questions} />
          </section>
        ))}
      </div>
    </div>
  );
}
