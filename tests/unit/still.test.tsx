import { useId } from "react";
import { expect, test } from "vitest";
import { Note, NotedPage } from "#app/figures/notes.tsx";
import { still } from "#app/figures/still.tsx";
import { TodayProvider, useToday } from "#app/page-request/today.tsx";
import { pageBody } from "#worker/page-body.tsx";

test("a still part is written once a day, whatever stands around it", async () => {
  let written = 0;
  const Part = still(() => {
    written++;
    return <p>Written on {useToday()}</p>;
  });
  for (const name of ["one", "another"])
    expect(
      await pageOf(
        "2026-11-21",
        <>
          <h1>{name}</h1>
          <Part />
        </>,
      ),
    ).toBe(`<h1>${name}</h1><p>Written on 2026-11-21</p>`);
  expect(written).toBe(1);
  expect(await pageOf("2026-11-22", <Part />)).toBe("<p>Written on 2026-11-22</p>");
  expect(written).toBe(2);
});

test("a still part's notes are numbered after those before it, and stand at the page's end", async () => {
  const Part = still(() => (
    <p>
      Cheap<Note id="cheap">It depends</Note> and good<Note id="good">So they say</Note>
    </p>
  ));
  const alone = await pageOf(
    "2026-11-21",
    <NotedPage>
      <Part />
    </NotedPage>,
  );
  const after = await pageOf(
    "2026-11-21",
    <NotedPage>
      <h1>
        New<Note id="new">Since May</Note>
      </h1>
      <Part />
    </NotedPage>,
  );
  expect(numbersIn(alone)).toEqual(["1", "2"]);
  expect(numbersIn(after)).toEqual(["1", "2", "3"]);
  for (const page of [alone, after]) for (const text of ["It depends", "So they say"]) expect(page).toContain(text);
  expect(
    await pageOf(
      "2026-11-21",
      <NotedPage>
        <Part />
      </NotedPage>,
    ),
  ).toBe(alone);
});

test("still parts keep their order and share no id", async () => {
  const [First, Second] = [still(() => <p id={useId()}>{"$& first"}</p>), still(() => <p id={useId()}>second</p>)];
  const page = await pageOf(
    "2026-11-21",
    <>
      <Second />
      <First />
    </>,
  );
  expect(page.replaceAll(/ id="[^"]+"/g, "")).toBe("<p>second</p><p>$&amp; first</p>");
  expect(new Set(page.match(/id="[^"]+"/g)).size).toBe(2);
});

async function pageOf(today: string, page: React.ReactNode): Promise<string> {
  const main = <TodayProvider today={today}>{page}</TodayProvider>;
  const { whole } = pageBody({ start: "", main, end: "" }, (error) => {
    throw error;
  });
  return new TextDecoder().decode(await whole);
}

function numbersIn(page: string): string[] {
  return [...page.matchAll(/href="#note-(\d+)"/g)].map(([, number = ""]) => number);
}
