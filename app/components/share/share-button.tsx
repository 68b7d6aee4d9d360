import { Icon } from "../icons.tsx";

interface ShareButtonProps {
  what: "article" | "estimate";
}

/** Shares an address. Hidden until the script runs; its label depends on what the device supports. */
export function ShareButton({ what }: ShareButtonProps) {
  return (
    <button className="share" type="button" data-share="">
      <Icon name="share" />
      <span>Share this {what}</span>
      <span>Copy link to this {what}</span>
    </button>
  );
}
