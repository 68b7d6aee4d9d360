import { expect, test } from "vitest";
import { compute, read } from "#app/estimators/rebates/answer.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

const today = "2026-11-21";

test("6.6 kW and 13.5 kWh in Melbourne: 39 and 91 certificates, $1,400 from the state, $6,340 together", () => {
  const { outputs, sum } = ask("postcode=3000&kw=6.6&battery=13.5&income=140000&stc=38");
  expect(outputs).toMatchObject({
    "solar-stcs": 39,
    "solar-stc-value": 1482,
    "battery-stcs": 91,
    "battery-stc-value": 3458,
    "vic-solar": 1400,
    total: 6340,
  });
  expect(sum.reduce((total, amount) => total + amount, 0)).toBe(6340);
});

test("the installation year and half decide the certificates", () => {
  expect(ask("postcode=3000&kw=6.6&battery=13.5&year=2027").outputs).toMatchObject({
    "solar-stcs": 31,
    "battery-stcs": 76,
  });
  const late = ask("postcode=3000&kw=6.6&battery=13.5&year=2027&half=2").outputs;
  expect(late).toMatchObject({ "solar-stcs": 31, "battery-stcs": 70, "vic-solar": undefined });
});

test("the same question gives other answers as dates pass", () => {
  const question = "postcode=3000&kw=6.6&battery=13.5&hotwater=yes&aircon=single&cooling=5";
  expect(ask(question, "2026-11-21").outputs).toMatchObject({
    "solar-stcs": 39,
    "battery-stcs": 91,
    "heat-pump-stcs": 14,
  });
  expect(ask(question, "2027-01-01").outputs).toMatchObject({
    "solar-stcs": 31,
    "battery-stcs": 76,
    "heat-pump-stcs": 11,
  });
  const july = ask(question, "2027-07-01").outputs;
  expect(july).toMatchObject({ "battery-stcs": 70, "vic-solar": undefined, "vic-hot-water": undefined });
  const after = ask(question, "2031-01-01").outputs;
  expect(after).toMatchObject({ "solar-stcs": 0, "battery-stcs": 0, "heat-pump-stcs": 0, total: 0 });
});

test("ballarat is in zone 3", () => {
  expect(ask("postcode=3350&kw=6.6").outputs["solar-stcs"]).toBe(45);
});

test("an income at the cap or over it, and renting, end the state's part; nothing said counts as eligible", () => {
  const vicSolar = (rest: string) => ask(`postcode=3000&kw=6.6${rest}`).outputs["vic-solar"];
  expect(vicSolar("")).toBe(1400);
  expect(vicSolar("&income=149,999")).toBe(1400);
  expect(vicSolar("&income=150000")).toBe(0);
  expect(vicSolar("&income=under")).toBe(1400);
  expect(vicSolar("&income=over")).toBe(0);
  expect(vicSolar("&income=100000&owner=renter")).toBe(0);
});

test("hot water: $1,000, $1,400 for a local unit, none in a new build, never under $200 to pay", () => {
  expect(ask("hotwater=yes&stc=38").outputs).toMatchObject({
    "vic-hot-water": 1000,
    "hot-water-copayment": 200,
    total: 1532,
  });
  expect(ask("hotwater=local").outputs["vic-hot-water"]).toBe(1400);
  expect(ask("hotwater=local&build=new").outputs["vic-hot-water"]).toBe(0);
});

test("air conditioning has a least co-payment by kind and size, and no amount in the total", () => {
  const pay = (query: string) => ask(query).outputs;
  expect(pay("aircon=ducted")).toMatchObject({ "aircon-copayment": 3000, total: undefined });
  expect(pay("aircon=multi-split&cooling=8")["aircon-copayment"]).toBe(1000);
  expect(pay("aircon=multi-split&cooling=10")["aircon-copayment"]).toBe(3000);
  expect(pay("aircon=single&cooling=3.5")["aircon-copayment"]).toBe(200);
  expect(pay("aircon=single")["aircon-copayment"]).toBeUndefined();
});

test("certificates count at the visitor's price", () => {
  expect(ask("postcode=3000&kw=6.6&stc=36").outputs["solar-stc-value"]).toBe(39 * 36);
});

test("without any field it shows an example", () => {
  const { input, values } = read(new URLSearchParams("from=article"), today);
  expect(values).toMatchObject({ postcode: "3121", kw: "6.6", battery: "13.5" });
  expect(compute(input).outputs.total).toBe((39 + 91) * certificatePrice.assumed + 1400);
});

test("an unusable field leaves out only what hangs on it", () => {
  const { problems } = read(new URLSearchParams("postcode=2000&kw=6.6&battery=10"), today);
  expect(problems.postcode).toContain("isn’t a Victorian postcode");
  expect(ask("postcode=2000&kw=6.6&battery=10&stc=38").outputs).toMatchObject({
    "solar-stcs": undefined,
    "vic-solar": undefined,
    "battery-stcs": 68,
    total: 2584,
  });
});

test("a half that is over is said to be, and the running one is used", () => {
  const { input, problems } = read(new URLSearchParams("postcode=3000&kw=6.6&year=2026&half=1"), today);
  expect(problems.half).toContain("over");
  expect(input.when).toEqual({ year: 2026, half: 2, day: today });
});

test("a battery that can't be 5 kWh nominal earns nothing", () => {
  expect(ask("battery=3").outputs["battery-stcs"]).toBe(0);
  expect(ask("battery=5").outputs["battery-stcs"]).toBe(34);
});

function ask(query: string, day = today) {
  return compute(read(new URLSearchParams(query), day).input);
}
