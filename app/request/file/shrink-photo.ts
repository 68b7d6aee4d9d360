import { maxPhotoBytes } from "#content/request/limits.ts";

/** From large to small: the first shows every digit of a page, the last every word. */
const sizes = [
  { longest: 2600, quality: 0.85 },
  { longest: 2200, quality: 0.8 },
  { longest: 1800, quality: 0.75 },
  { longest: 1600, quality: 0.6 },
  { longest: 1400, quality: 0.4 },
] as const;

/**
 * Turns a photo upright, drops the camera's metadata and shrinks it to a size that still shows every digit of a bill. Rejects if
 * this browser can't open it, or if it is told to stop.
 */
export async function shrinkPhoto(photo: File, onProgress: (share: number) => void, stop: AbortSignal): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    for (const [step, { longest, quality }] of sizes.entries()) {
      onProgress(0.5 + step * 0.1);
      // Drawing blocks the page, so this lets a press on Cancel through.
      await new Promise((resume) => setTimeout(resume));
      stop.throwIfAborted();
      const blob = await drawn(picture, longest, quality);
      if (blob.size <= maxPhotoBytes)
        return new File([blob], photo.name.replace(/(\.\w+)?$/, ".jpg"), { type: "image/jpeg" });
    }
  } finally {
    picture.close();
  }
  throw new Error("the photo stays too large");
}

async function drawn(picture: ImageBitmap, longest: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("no canvas");
  // Without a white background, transparent parts of a screenshot would turn black.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("no picture came of it");
  return blob;
}
