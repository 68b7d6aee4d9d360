import { Picture, type PictureName, shapeOf } from "./picture.tsx";

interface HeadPictureProps {
  name: PictureName;
  /** The picture's shape beside the title. */
  shape?: keyof typeof shapes;
  /** Shows the picture on a phone, as wide as the window, under or above the title. Without it a phone doesn't load it. */
  strip?: keyof typeof stripClasses;
}

/**
 * A picture beside a title, in a `split`. Only a strip above the title has priority: under it, the title is the largest contentful
 * paint.
 */
export function HeadPicture({ name, shape = "3:2", strip }: HeadPictureProps) {
  const { width, height } = shapeOf(name);
  const { columnClass, shapeClass, rem, ratio } = shapes[shape];
  // A picture wider than its box is cropped at both sides, so its file must be wider. One size larger keeps fine lines sharp.
  const wideSize = `${Math.min(Math.ceil(rem * Math.max(1, width / height / ratio)), width / 16)}rem`;
  return (
    <Picture
      className={`tablet:hidden ${columnClass} wide:pl-12 print:hidden ${strip ? stripClasses[strip] : "phone:hidden"}`}
      imageClass={`w-full object-cover phone:h-32 phone:object-[50%_65%] wide:rounded ${shapeClass}`}
      name={name}
      alt=""
      sizes={`(min-width: 64rem) ${wideSize}, ${strip ? "(min-width: 48rem) 1rem, 66vw" : "1rem"}`}
      priority={strip === "above"}
    />
  );
}

/** `rem` is the picture's maximum width beside a title. */
const shapes = {
  "3:2": { columnClass: "wide:col-[8/13] wide:self-center", shapeClass: "wide:aspect-[3/2]", rem: 38, ratio: 3 / 2 },
  "4:3": { columnClass: "wide:col-[7/13] wide:self-start", shapeClass: "wide:aspect-[4/3]", rem: 36, ratio: 4 / 3 },
} as const;

const stripClasses = {
  above: "phone:order-first phone:mx-[calc((var(--axis)-100vw)/2)]",
  under: "phone:mx-[calc((var(--axis)-100vw)/2)]",
} as const;
