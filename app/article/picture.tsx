import { isPictureName, Picture } from "../pictures/picture.tsx";

interface ArticlePictureProps {
  scene: string;
  alt: string;
  caption?: string;
}

export function ArticlePicture({ scene, alt, caption }: ArticlePictureProps) {
  if (!isPictureName(scene)) throw new Error(`app/pictures has no picture "${scene}"`);
  return (
    <figure className="article-picture">
      <Picture name={scene} alt={alt} sizes="(min-width: 80rem) 58rem, (min-width: 64rem) 68vw, 92vw" />
      {caption && <figcaption className="small">{caption}</figcaption>}
    </figure>
  );
}
