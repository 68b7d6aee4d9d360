/** Under `npm run dev` only: what fails in the browser, an island above all, is on the page as what fails in a build does. */
addEventListener("error", ({ error }) => show(error));
addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => show(reason));

function show(error: unknown): void {
  const Overlay = customElements.get("vite-error-overlay");
  if (!Overlay || !(error instanceof Error)) return;
  const overlay: unknown = Reflect.construct(Overlay, [{ message: error.message, stack: error.stack ?? "" }]);
  if (overlay instanceof Node) document.body.appendChild(overlay);
}

export {};
