import pictures from "./files/pictures.json";

const addresses = import.meta.glob<string>("./files/*.{avif,webp}", { eager: true, query: "?url", import: "default" });

export type PictureName = keyof typeof pictures;

interface PictureProps {
  name: PictureName;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  /** As the `sizes` attribute of `img`. */
  sizes: string;
  /** Only for a picture above the fold: it is fetched first, and not lazily. */
  priority?: boolean;
  className?: string;
  /** The class of the image inside. */
  imageClass?: string;
  /** Another crop for phones. */
  narrow?: { name: PictureName; sizes: string };
}

/** AVIF in two or three widths, and one WebP for browsers without AVIF. */
export function Picture({ name, alt, sizes, priority = false, className, imageClass, narrow }: PictureProps) {
  const { width, height } = pictures[name];
  return (
    <picture className={className}>
      {narrow && (
        <source
          media="(max-width: 47.99rem)"
          type="image/avif"
          srcSet={sourceSet(narrow.name)}
          sizes={narrow.sizes}
          width={pictures[narrow.name].width}
          height={pictures[narrow.name].height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(name)} sizes={sizes} />
      <img
        className={imageClass}
        src={fileOf(`${name}-${width}.webp`)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

export function shapeOf(name: PictureName): { width: number; height: number } {
  return pictures[name];
}

/** Whether a picture with this name exists. */
export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

function sourceSet(name: PictureName): string {
  return pictures[name].widths.map((width) => `${fileOf(`${name}-${width}.avif`)} ${width}w`).join(", ");
}

function fileOf(file: string): string {
  const address = addresses[`./files/${file}`];
  if (!address)
    throw new Error(`app/pictures/files/${file} is missing, but pictures.json lists it: run npm run pictures`);
  return address;
}
