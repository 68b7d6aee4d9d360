import { claim } from "#content/claims.ts";
import { eveningShare } from "#content/energy/day/night.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { modelled } from "#content/energy/model-house.ts";

const people = 4;
const usedNow = 16;

export const heatPump = Math.round(((people * hotWater.heatPerPerson) / hotWater.heatPumpCop.assumed) * 10) / 10;
export const evening = usedNow * eveningShare("mixed");
export const byDay = usedNow - evening + heatPump;

/** A June day and a year with hot water on a timer at midday. */
export const roofs = [6.6, 8, 10].map((kw) => {
  const { months, year } = modelled({ kw, daily: usedNow, usable: 10, hotWater: { daily: heatPump, part: "added" } });
  const june = (name: "made" | "use" | "direct" | "charged" | "moved" | "bought") => (months[5]?.[name] ?? 0) / 30;
  return {
    kw,
    made: june("made"),
    use: june("use"),
    direct: june("direct"),
    surplus: june("made") - june("direct"),
    charged: june("charged"),
    moved: june("moved"),
    bought: june("bought"),
    movedInYear: year.both.moved,
    boughtInYear: year.both.bought,
  };
});

/** The same house with the heat pump among the evening's loads. */
const evenings = modelled({ daily: usedNow + heatPump, usable: 10 });
export const habits = {
  direct: (evenings.months[5]?.direct ?? 0) / 30,
  moved: (evenings.months[5]?.moved ?? 0) / 30,
  bought: (evenings.months[5]?.bought ?? 0) / 30,
};

const [small, , large] = roofs;

export const claims = [
  claim("a bit more than half of what it could", (small?.moved ?? 0) / 9, 0.5, 0.64),
  claim("about 1 kWh more", habits.bought - (small?.bought ?? 0), 0.6, 1.4),
  claim("about four-fifths", (large?.moved ?? 0) / 9, 0.72, 0.88),
];
