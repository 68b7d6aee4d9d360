import { maxPhotoBytes } from "#content/request/limits.ts";

/** Tried in order. At the first, every digit on a page is readable; at the last, only its words. `maxSide` is in pixels. */
const sizes = [
  { maxSide: 2600, quality: 0.85 },
  { maxSide: 2200, quality: 0.8 },
  { maxSide: 1800, quality: 0.75 },
  { maxSide: 1600, quality: 0.6 },
  { maxSide: 1400, quality: 0.4 },
] as const;

/**
 * Turns a photo upright, removes the camera's metadata and shrinks it to `maxPhotoBytes`. Rejects if this browser can't open it, if it
 * stays too large, or once `stopSignal` is aborted. Its progress is rough: decoding is counted as half, and each size as a tenth.
 */
export async function shrinkPhoto(
  photo: File,
  onProgress: (share: number) => void,
  stopSignal: AbortSignal,
): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    for (const [step, { maxSide, quality }] of sizes.entries()) {
      onProgress(0.5 + step * 0.1);
      // Drawing blocks the page, so this lets a press on Cancel through.
      await new Promise((resume) => setTimeout(resume));
      stopSignal.throwIfAborted();
      const blob = await drawJpeg(picture, maxSide, quality);
      if (blob.size <= maxPhotoBytes)
        return new File([blob], photo.name.replace(/(\.\w+)?$/, ".jpg"), { type: "image/jpeg" });
    }
  } finally {
    picture.close();
  }
  throw new Error(`No size brings the photo under ${maxPhotoBytes} bytes`);
}

async function drawJpeg(picture: ImageBitmap, maxSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error('canvas.getContext("2d") returned null');
  // Without a white background, transparent parts of a screenshot would turn black.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("canvas.toBlob() returned null");
  return blob;
}
