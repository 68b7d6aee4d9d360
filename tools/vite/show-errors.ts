// Only under `npm run dev`: shows the browser's own errors on the page, such as an island's, as Vite shows those of a build.
addEventListener("error", ({ error }) => show(error));
addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => show(reason));

function show(error: unknown): void {
  const Overlay = customElements.get("vite-error-overlay");
  if (!Overlay || !(error instanceof Error)) return;
  const overlay: unknown = Reflect.construct(Overlay, [{ message: error.message, stack: error.stack ?? "" }]);
  if (overlay instanceof Node) document.body.appendChild(overlay);
}

export {};
