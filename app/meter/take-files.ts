import { failedJob, offerJob } from "./web-worker/reading-job.ts";
import { startJob } from "./web-worker/start.ts";

/** Reads the files in the island's file field, and starts the island. Dropped and pasted files are put into the field. */
export function takeFiles(wrapper: HTMLElement, startIsland: () => void): void {
  const input = wrapper.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("The meter island has no file field.");
  const start = () => {
    if (input.files?.length) offerJob(startJob([...input.files]));
    startIsland();
  };
  // A file may have been chosen before this script ran. A link may hold an earlier file's summary.
  if (input.files?.length || location.hash.startsWith("#meter=")) start();
  input.addEventListener("change", start);
  wrapper.addEventListener("dragover", (event) => event.preventDefault());
  wrapper.addEventListener("drop", (event) => takeTransfer(input, event, event.dataTransfer));
  wrapper.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-sample]"))) return;
    import("./sample-house.ts").then(
      ({ sampleHouse }) => setFiles(input, filesOf(sampleHouse(document.documentElement.dataset.today ?? ""))),
      (error: unknown) => {
        reportError(error);
        offerJob(failedJob("A sample house"));
        startIsland();
      },
    );
  });
  addEventListener("paste", (event) => takeTransfer(input, event, event.clipboardData));
}

function takeTransfer(input: HTMLInputElement, event: Event, data: DataTransfer | null): void {
  const files = data?.files.length ? data.files : pastedText(event, data);
  if (!files) return;
  event.preventDefault();
  setFiles(input, files);
}

function setFiles(input: HTMLInputElement, files: FileList): void {
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A shorter pasted text is meant for another field of the page. */
const minTableLength = 1000;

/** A pasted table, as a file. */
function pastedText(event: Event, data: DataTransfer | null): FileList | undefined {
  const text = event.type === "paste" ? (data?.getData("text/plain") ?? "") : "";
  if (text.length < minTableLength) return undefined;
  return filesOf(new File([text], "A pasted table"));
}

function filesOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
