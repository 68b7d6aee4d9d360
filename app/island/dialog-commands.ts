/** For browsers without invoker commands: opens and closes dialogs by their `command` attributes. */
export function runDialogCommands(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
