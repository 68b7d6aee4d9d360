import type { ReactNode } from "react";
import type { BrandImage } from "#content/services/brands.ts";

/** A generic enclosure on a boarded wall: a form, no product. */
export function Enclosure({ form }: { form: BrandImage }) {
  return (
    <svg className="enclosure" viewBox="0 0 400 340" role="img" aria-label={`Illustration: ${forms[form].alt}`}>
      <path className="enclosure-wall" d="M0 0H400V340H0Z" />
      <path className="enclosure-boards" d={boards} />
      <path className="enclosure-slab" d="M0 296H400V340H0Z" />
      {forms[form].drawing}
    </svg>
  );
}

const boards = Array.from({ length: 13 }, (_, index) => `M0 ${20 + index * 22}H400`).join("");

const forms: Record<BrandImage, { alt: string; drawing: ReactNode }> = {
  "battery-one-piece": {
    alt: "a tall flat battery hung on the wall",
    drawing: (
      <>
        <path className="enclosure-shade" d="M150 84H292V270H150Z" />
        <rect className="enclosure-case" x="130" y="70" width="144" height="186" rx="10" />
        <path className="enclosure-line" d="M152 92V236" />
        <path className="enclosure-pipe" d="M196 256V300" />
      </>
    ),
  },
  "battery-stacked": {
    alt: "four battery modules stacked under a dark control unit",
    drawing: (
      <>
        <path className="enclosure-shade" d="M150 66H288V304H150Z" />
        <rect className="enclosure-dark" x="132" y="52" width="136" height="44" rx="6" />
        {[100, 148, 196, 244].map((y) => (
          <rect key={y} className="enclosure-case" x="132" y={y} width="136" height="46" rx="4" />
        ))}
        <path className="enclosure-dark" d="M140 290H260V302H140Z" />
      </>
    ),
  },
  "battery-inverter-above": {
    alt: "an inverter on the wall and a separate battery below it",
    drawing: (
      <>
        <path className="enclosure-shade" d="M142 64H292V156H142ZM142 186H292V286H142Z" />
        <rect className="enclosure-dark" x="122" y="50" width="152" height="92" rx="6" />
        <path className="enclosure-glow" d="M212 66H256V92H212Z" />
        <path className="enclosure-pipe" d="M160 142V172M236 142V172" />
        <rect className="enclosure-case" x="122" y="172" width="152" height="100" rx="6" />
        <path className="enclosure-line" d="M142 192H254" />
      </>
    ),
  },
  "battery-cabinet": {
    alt: "a cabinet as tall as a wardrobe, standing on a slab",
    drawing: (
      <>
        <path className="enclosure-shade" d="M148 60H306V304H148Z" />
        <rect className="enclosure-case" x="116" y="44" width="172" height="258" rx="6" />
        <path className="enclosure-seam" d="M202 44V302M116 250H288M136 264H182M136 276H182M222 264H268M222 276H268" />
        <path className="enclosure-line" d="M192 132V176" />
      </>
    ),
  },
  "battery-pair": {
    alt: "two slim cases side by side on the wall",
    drawing: (
      <>
        <path className="enclosure-shade" d="M82 98H210V248H82ZM232 98H360V248H232Z" />
        <rect className="enclosure-case" x="66" y="84" width="126" height="150" rx="10" />
        <rect className="enclosure-case" x="214" y="84" width="126" height="150" rx="10" />
        <path className="enclosure-line" d="M86 212H128M234 212H276" />
        <path className="enclosure-pipe" d="M129 234V270H277V234" />
      </>
    ),
  },
};
