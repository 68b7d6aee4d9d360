import { addressOf } from "virtual:picture-files";
import pictures from "./files/pictures.json";

export type PictureName = keyof typeof pictures;

interface PictureProps {
  name: PictureName;
  /** What matters in it; empty where the text next to it says the same. */
  alt: string;
  /** How wide it is in the layout, as the `sizes` attribute has it. */
  sizes: string;
  /** For the picture above the fold only: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
  /** Of the image in it. */
  imageClass?: string;
  /** Another composition for phones. */
  narrow?: { name: PictureName; sizes: string };
}

export function Picture({ name, alt, sizes, priority = false, className, imageClass, narrow }: PictureProps) {
  const { width, height } = pictures[name];
  return (
    <picture className={className}>
      {narrow &&
        formats.map((format) => (
          <source
            key={`narrow ${format}`}
            media="(max-width: 47.99rem)"
            type={`image/${format}`}
            srcSet={sourceSet(narrow.name, format)}
            sizes={narrow.sizes}
            width={pictures[narrow.name].width}
            height={pictures[narrow.name].height}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(name, format)} sizes={sizes} />
      ))}
      <img
        className={imageClass}
        src={fileOf(name, pictures[name].widths.at(-1) ?? width, "webp")}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

/** Whether a picture of this name is there. */
export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

const formats = ["avif", "webp"] as const;

function sourceSet(name: PictureName, format: (typeof formats)[number]): string {
  return pictures[name].widths.map((width) => `${fileOf(name, width, format)} ${width}w`).join(", ");
}

function fileOf(name: PictureName, width: number, format: (typeof formats)[number]): string {
  const file = addressOf(`${name}-${width}.${format}`);
  if (!file) throw new Error(`app/pictures/files/${name}-${width}.${format} is missing; pictures.json names it`);
  return file;
}
