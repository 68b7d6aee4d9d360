import { Icon } from "../icons.tsx";

interface ShareButtonProps {
  what: "article" | "estimate";
}

/** Shares the page's URL. Hidden until the script runs; its label says "Share" or "Copy link", depending on what the device can do. */
export function ShareButton({ what }: ShareButtonProps) {
  return (
    <button className="share" type="button" data-share="">
      <Icon name="share" />
      <span>Share this {what}</span>
      <span>Copy link to this {what}</span>
    </button>
  );
}
