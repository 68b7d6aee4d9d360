import { expect, test } from "vitest";
import { bytes, exif, pdf, smallJpeg, withSegment } from "#tests/sample-files.ts";
import { formRequest, htmlOf, linkIn, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("an upload comes by a signed link alone on its line, as an attachment without what it gave away", async () => {
  const photo = withSegment(smallJpeg, 0xe1, exif(1, "GPS of the house"));
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ name: "With Bill", file: new File([photo], "July bill.jpg") }),
  );
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  expect(textOf(mail)).toContain("July bill.jpg");
  const link = await site.onCard(mail, "/uploads/");
  const download = await site.ask(link);
  expect(download.status).toBe(200);
  expect(download.headers.get("content-type")).toBe("image/jpeg");
  expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename="WB-[0-9A-F]{8}\.jpg"$/);
  expect(download.headers.get("x-content-type-options")).toBe("nosniff");
  expect(download.headers.get("cache-control")).toBe("no-store");
  expect(download.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(smallJpeg);
});

test("a link opens one upload for one purpose until one day, and nothing when a letter is changed", async () => {
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ name: "Changed Letters", file: new File([pdf()], "b.pdf") }),
  );
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  const link = await site.onCard(mail, "/uploads/");
  const card = new URLSearchParams(linkIn(textOf(mail), "/office/").split("?")[1]);
  for (let at = link.indexOf("?") - 3; at < link.length; at++) {
    const changed = link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
    if (changed.slice(at - 5, at + 1).includes("=")) continue;
    expect((await site.ask(changed)).status, changed).not.toBe(200);
  }
  const otherScope = `${link.split("?")[0]}?${new URLSearchParams({ expires: card.get("expires") ?? "", sig: card.get("sig") ?? "" })}`;
  expect((await site.ask(otherScope)).status).toBe(403);
  const later = link.replace(/expires=\d+/, (part) => `expires=${Number(part.slice(8)) + 1}`);
  expect((await site.ask(later)).status).toBe(403);
  expect((await site.ask(link)).status).toBe(200);
});

test("staff are told to open every PDF in a viewer, and no other file", async () => {
  const reference = await site.accepted({ name: "Plain PDF", file: new File([pdf()], "file") });
  expect(textOf(await site.mail(reference, "staff"))).toContain("Open it in your browser");
  const photo = await site.accepted({ name: "Plain Photo", file: new File([smallJpeg], "file") });
  expect(textOf(await site.mail(photo, "staff"))).not.toContain("Open it in your browser");
});

test("a file's name is only text", async () => {
  const file = new File([pdf()], '../../<img src=x>\r\nX: y".pdf');
  const answer = await site.ask("/api/assessment", formRequest({ name: "Named", file }));
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  expect(htmlOf(mail)).not.toContain("<img");
  expect(
    await site
      .keysUnder("leads/")
      .then((keys) =>
        keys.every((key) =>
          /^leads\/[0-9a-f-]{36}\/((?:request|changed)\.json|note-[\w-]+|upload-[0-9a-f-]{36})$/.test(key),
        ),
      ),
  ).toBe(true);
});

test("a file with a page behind its end is served without it", async () => {
  const polyglot = new File([bytes(pdf(), "<script>alert(1)</script>PK\x05\x06")], "b.pdf");
  const answer = await site.ask("/api/assessment", formRequest({ name: "Polyglot", file: polyglot }));
  const link = await site.onCard(await site.mail(referenceIn(await answer.json()), "staff"), "/uploads/");
  expect(await (await site.ask(link)).text()).toBe(Buffer.from(pdf()).toString("latin1"));
});
