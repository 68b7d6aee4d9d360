import { announce, announceBriefly } from "../announce.ts";

/** Makes the share and print buttons work. Sharing uses the device's share sheet if it has one, otherwise the clipboard. */
export function startShareButtons(): void {
  document.documentElement.dataset.shares = "share" in navigator ? "send" : "copy";
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-share]");
    if (button) void share(urlOf(button));
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}

async function share(url: string): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share({ title: document.title, url });
    } catch (error) {
      // The visitor closed the share sheet. After any other error the URL is copied instead.
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

/** The URL to share: in an estimate, with what was entered in its form as the query; elsewhere, the page's own URL. */
function urlOf(button: HTMLElement): string {
  const form = button.closest(".estimate")?.querySelector("form");
  if (!form) return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const enteredFields = new FormData(form);
  // Hidden fields belong to another form on the page and are left out, except the tab's.
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=hidden]:not([name=tab])"))
    enteredFields.delete(name);
  const url = new URL(form.action);
  for (const [name, value] of enteredFields) url.searchParams.append(name, String(value));
  return url.href;
}
