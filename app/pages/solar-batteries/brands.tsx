import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { brands } from "#content/offers/brands.ts";

export function Brands() {
  return (
    <section className="wrap pb-section" aria-labelledby="brands-title">
      <Carousel
        id="brands"
        label="Five battery brands"
        several={{
          heading: <h2 id="brands-title">Five brands we install</h2>,
          headClass: "mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 wide:mb-7",
          slideClass: "tablet:basis-[calc(50%-0.75rem)] wide:basis-[calc((100%-3rem)/3)] from-tablet:no-js:basis-[45%]",
        }}
        slides={brands.map((brand) => ({
          name: brand.name,
          content: (
            <div>
              <Picture
                name={brand.image}
                alt={`${brand.form} against a weatherboard wall at dusk`}
                sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 48vw, 100vw"
                imageClass="mb-4 w-full rounded-[var(--radius)]"
              />
              <h3>{brand.name}</h3>
              <p className="label">{brand.form}</p>
              <p className="mt-2 phone:text-[1rem] phone:leading-[1.45]">{brand.description}</p>
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
