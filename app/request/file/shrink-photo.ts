import { maxFileBytes } from "#content/request/limits.ts";

/** A phone's photo at a size that still shows every digit of a bill. */
export async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo);
  for (const longest of [3200, 2400, 1600]) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    if (blob && blob.size < maxFileBytes)
      return new File([blob], photo.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
  }
  throw new Error("The photo stays too large");
}
