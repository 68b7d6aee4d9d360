import type { ComponentProps } from "react";
import { Picture } from "#app/pictures/picture.tsx";

interface IllustrationProps extends ComponentProps<typeof Picture> {
  caption: string;
  captionClass?: string;
}

/** A picture with its caption. */
export function Illustration({ caption, captionClass = "mt-2", className, ...picture }: IllustrationProps) {
  return (
    <figure className={className}>
      <Picture {...picture} />
      <figcaption className={`small ${captionClass}`}>{caption}</figcaption>
    </figure>
  );
}
