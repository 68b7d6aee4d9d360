import { Picture, type PictureName } from "./picture.tsx";

/** A picture beside a title, in a `split`, on wide screens only. It loads lazily, so a phone never fetches it. */
export function HeadPicture({ name }: { name: PictureName }) {
  return (
    <Picture
      className="phone:hidden tablet:hidden wide:col-[8/13] wide:pl-12 print:hidden"
      imageClass="aspect-[3/2] w-full rounded object-cover"
      name={name}
      alt=""
      sizes="(min-width: 64rem) 30rem, 1rem"
    />
  );
}
