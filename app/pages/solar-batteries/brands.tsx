import { Carousel } from "#app/controls/carousel/carousel.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { brands } from "#content/offers/brands.ts";

export function Brands() {
  return (
    <section className="section wrap" aria-labelledby="brands-title">
      <Carousel
        id="brands"
        label="Five battery brands"
        heading={<h2 id="brands-title">Five brands we install</h2>}
        slides={brands.map((brand) => ({
          name: brand.name,
          content: (
            <div className="brand">
              <Picture
                name={brand.image}
                alt={`${brand.form} against a weatherboard wall at dusk`}
                sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 48vw, 100vw"
              />
              <h3>{brand.name}</h3>
              <p className="label">{brand.form}</p>
              <p className="mt-2">{brand.description}</p>
            </div>
          ),
        }))}
      />
      <p className="small mt-4">
        Illustrations only, not actual products. The quote names the model, its usable size and its warranty. You can
        ask for another brand. <a href="/blog/choosing-battery-brand">How to compare batteries</a>
      </p>
    </section>
  );
}
