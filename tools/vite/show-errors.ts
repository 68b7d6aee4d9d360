/** Only under `npm run dev`: shows errors in the browser, such as an island's, on the page, as Vite does for errors in a build. */
addEventListener("error", ({ error }) => show(error));
addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => show(reason));

function show(error: unknown): void {
  const Overlay = customElements.get("vite-error-overlay");
  if (!Overlay || !(error instanceof Error)) return;
  const overlay: unknown = Reflect.construct(Overlay, [{ message: error.message, stack: error.stack ?? "" }]);
  if (overlay instanceof Node) document.body.appendChild(overlay);
}

export {};
