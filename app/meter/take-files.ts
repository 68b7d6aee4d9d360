import { handOver } from "./web-worker/reading.ts";
import { startReading } from "./web-worker/start.ts";

/**
 * Takes dropped and pasted files into the island's file field, reads the field's files, and starts the island with the first one.
 */
export function takeFiles(wrapper: HTMLElement, begin: () => void): void {
  const input = wrapper.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  const start = () => {
    if (input.files?.length) handOver(startReading([...input.files]));
    begin();
  };
  // A file may have been chosen before this script ran; a link may carry an earlier file's summary.
  if (input.files?.length || location.hash.startsWith("#meter=")) start();
  input.addEventListener("change", start);
  wrapper.addEventListener("dragover", (event) => event.preventDefault());
  wrapper.addEventListener("drop", (event) => take(input, event, event.dataTransfer));
  wrapper.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-sample]"))) return;
    import("./sample-house.ts").then(({ sampleHouse }) => put(input, filesOf(sampleHouse())), reportError);
  });
  addEventListener("paste", (event) => take(input, event, event.clipboardData));
}

function take(input: HTMLInputElement, event: Event, data: DataTransfer | null): void {
  const files = data?.files.length ? data.files : pastedText(event, data);
  if (!files) return;
  event.preventDefault();
  put(input, files);
}

function put(input: HTMLInputElement, files: FileList): void {
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A table copied out of its file. Short texts are meant for a field. */
function pastedText(event: Event, data: DataTransfer | null): FileList | undefined {
  const text = event.type === "paste" ? (data?.getData("text/plain") ?? "") : "";
  if (text.length < 1000) return undefined;
  return filesOf(new File([text], "A pasted table"));
}

function filesOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
