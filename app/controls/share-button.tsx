import { Icon } from "./icons.tsx";

/** Passes on an address. It shows once a script can answer it, under the name of what it will do there. */
export function ShareButton({ what }: { what: "article" | "estimate" }) {
  return (
    <button className="share" type="button" data-share="">
      <Icon name="share" />
      <span className="share-send">Share this {what}</span>
      <span className="share-copy">Copy link to this {what}</span>
    </button>
  );
}
