import { announce, announceBriefly } from "../announce.ts";

/** Makes the share and print buttons work: the device's own share sheet if there is one, otherwise the clipboard. */
export function offerSharing(): void {
  document.documentElement.dataset.shares = "share" in navigator ? "send" : "copy";
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-share]");
    if (button) void passOn(addressOf(button));
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}

async function passOn(url: string): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share({ title: document.title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    announceBriefly("Link copied.");
  } catch {
    announce(`Your browser blocked copying. The link is ${url}`);
  }
}

/** The address to share: an estimate's includes its query, anything else's is the page's own. */
function addressOf(button: HTMLElement): string {
  const form = button.closest(".estimate")?.querySelector("form");
  if (!form) return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const answers = new FormData(form);
  // Leaves out hidden fields, which belong to another form on the page; the tab's field stays.
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=hidden]:not([name=tab])")) answers.delete(name);
  const url = new URL(form.action);
  for (const [name, answer] of answers) url.searchParams.append(name, String(answer));
  return url.href;
}
