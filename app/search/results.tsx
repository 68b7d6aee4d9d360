import { Fragment, useEffect, useRef } from "react";
import type { ResultGroup } from "#content/search/find.ts";
import type { HighlightPart } from "#content/search/marks.ts";

interface ResultsProps {
  id: string;
  groups: readonly ResultGroup[];
  /** The index, across all groups, of the result that Enter opens. */
  activeIndex: number;
  onPointAt(index: number): void;
  onChoose(event: React.MouseEvent): void;
}

export function Results({ id, groups, activeIndex, onPointAt, onChoose }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeIndex === 0) list.current?.scrollTo(0, 0);
    else list.current?.querySelector(`[id="${optionId(id, activeIndex)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, activeIndex]);

  const results = groups.flatMap((group) => group.results);
  return (
    <div className="results" id={id} role="listbox" aria-label="Search results" ref={list} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, and a list box needs groups of options
        <div key={group.category} role="group" aria-label={group.category}>
          <p className="label" aria-hidden="true">
            {group.category}
          </p>
          {group.results.map((result) => {
            const index = results.indexOf(result);
            return (
              <a
                key={result.path}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === activeIndex}
                href={result.path}
                tabIndex={-1}
                onPointerMove={() => onPointAt(index)}
                onClick={onChoose}
              >
                <svg className="icon stroke-[1.75]" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={result.icon} />
                </svg>
                <b>
                  <HighlightedText parts={result.titleParts} />
                </b>
                <span>
                  <HighlightedText parts={result.descriptionParts} />
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A search result's text with the matching words marked. */
export function HighlightedText({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMarked }, index) => {
    const key = `${index} ${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
