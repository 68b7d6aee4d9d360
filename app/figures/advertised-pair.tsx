import type { ReactNode } from "react";
import { type FigureId, figure, nameOfToday } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { useToday } from "../page-request/today.tsx";
import { Figure } from "./notes.tsx";

interface AdvertisedPairProps {
  id: FigureId;
  /** The figure with its words, such as "from $1,499". */
  children?: ReactNode;
  /** In a row, or under another pair. */
  small?: boolean;
  /** Below today's figure: where to go for it. */
  next?: ReactNode;
}

/** Why both figures are there: once at the top of each block of pairs. */
export const whyTwoFigures = "For each one, you’ll see what we advertise and what to expect today.";

/** An advertised figure and what it is today, side by side in the same size. */
export function AdvertisedPair({ id, children, small = false, next }: AdvertisedPairProps) {
  const day = useToday();
  const { today } = figure(id);
  const now = today?.value(day) ?? "";
  return (
    <dl className={small ? "pair pair-small" : "pair"}>
      <div>
        <dt>Advertised</dt>
        <dd>
          <Figure id={id} alone>
            {children}
          </Figure>
        </dd>
      </div>
      {today && (
        <div className="pair-today">
          <dt>{nameOfToday([id], day)}</dt>
          <dd className={/\d/.test(now) ? undefined : "pair-words"}>{holdTogether(now)}</dd>
          <dd className="pair-label">{holdTogether(today.label)}</dd>
          {next && <dd className="pair-label">{next}</dd>}
        </div>
      )}
    </dl>
  );
}
