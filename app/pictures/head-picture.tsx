import { Picture, type PictureName, shapeOf } from "./picture.tsx";

interface HeadPictureProps {
  name: PictureName;
  wideClass?: string;
  /** On a phone a strip from edge to edge, under the title or above it; otherwise a phone never fetches it. */
  strip?: keyof typeof stripClasses;
}

/** A picture beside a title, in a `split`. A strip above the title is fetched first; under it the words are the largest paint. */
export function HeadPicture({ name, wideClass = "wide:aspect-[3/2]", strip }: HeadPictureProps) {
  const { width, height } = shapeOf(name);
  // Of a panorama the middle is shown. A file a size larger than its box keeps fine lines sharp; on a phone the smallest is stretched a little.
  const wide = width > 2 * height ? "45rem" : "38rem";
  return (
    <Picture
      className={`tablet:hidden wide:col-[8/13] wide:self-center wide:pl-12 print:hidden ${strip ? stripClasses[strip] : "phone:hidden"}`}
      imageClass={`w-full object-cover phone:h-32 wide:rounded ${wideClass}`}
      name={name}
      alt=""
      sizes={`(min-width: 64rem) ${wide}, ${strip ? "(min-width: 48rem) 1rem, 66vw" : "1rem"}`}
      priority={strip === "above"}
    />
  );
}

const stripClasses = {
  above: "phone:order-first phone:mx-[calc((var(--axis)-100vw)/2)]",
  under: "phone:mx-[calc((var(--axis)-100vw)/2)]",
} as const;
