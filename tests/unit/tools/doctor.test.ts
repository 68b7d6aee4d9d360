import { expect, test } from "vitest";
import {
  exitCode,
  judgeDkim,
  judgeDmarc,
  judgeHealth,
  judgeLockdown,
  judgeSpf,
  type Records,
} from "#tools/doctor/findings.ts";

const mail = { domain: "wattlebird.example", account: "wattlebird", selector: "mc1" };
const site = "https://www.wattlebird.example";
const healthy = {
  ok: true,
  configuration: { configured: ["SITE_URL"], missing: [], unset: [], invalid: [] },
  leads: { ok: true, sweepIsLate: false, pending: 0, parked: 0 },
};

test.each<[string, Records, "fine" | "missing" | "unknown"]>([
  ["only the mail service", ["v=spf1 include:relay.mailchannels.net ~all"], "fine"],
  ["others beside it", ["other", "v=spf1 include:_spf.example.net include:relay.mailchannels.net -all"], "fine"],
  ["nothing", [], "missing"],
  ["others only", ["v=spf1 include:_spf.example.net ~all"], "missing"],
  ["the mail service behind the end", ["v=spf1 ~all include:relay.mailchannels.net"], "missing"],
  ["two records", ["v=spf1 include:relay.mailchannels.net ~all", "v=spf1 mx ~all"], "missing"],
  ["no answer", "unreachable", "unknown"],
])("SPF with %s", (_, records, state) => {
  expect(judgeSpf(mail, records).state).toBe(state);
});

test.each<[string, Records, "fine" | "missing" | "unknown"]>([
  ["our account", ["v=mc1 auth=wattlebird"], "fine"],
  ["ours and another", ["v=mc1 auth=other auth=wattlebird"], "fine"],
  ["another", ["v=mc1 auth=other"], "missing"],
  ["an account whose name begins like ours", ["v=mc1 auth=wattlebird2"], "missing"],
  ["a Worker, as it was done until 2024", ["v=mc1 cfid=wattlebird.workers.dev"], "missing"],
  ["nothing", [], "missing"],
  ["no answer", "unreachable", "unknown"],
])("the lockdown record with %s", (_, records, state) => {
  expect(judgeLockdown(mail, records).state).toBe(state);
});

test("without an account's name any account in the lockdown record will do", () => {
  expect(judgeLockdown({ domain: mail.domain }, ["v=mc1 auth=whoever"]).state).toBe("fine");
});

test("a DKIM key is there, withdrawn, absent or not asked about", () => {
  expect(judgeDkim(mail, ["v=DKIM1; k=rsa; p=MIIBIjAN"]).state).toBe("fine");
  expect(judgeDkim(mail, ["v=DKIM1; k=rsa; p="]).says).toContain("withdrawn");
  expect(judgeDkim(mail, []).state).toBe("missing");
  expect(judgeDkim({ domain: mail.domain }, []).state).toBe("unknown");
});

test("a DMARC record is there or not", () => {
  expect(judgeDmarc(mail, ["v=DMARC1; p=none"]).state).toBe("fine");
  expect(judgeDmarc(mail, ["p=none"]).state).toBe("missing");
});

test("a healthy site has nothing missing", () => {
  const findings = judgeHealth(site, { status: 200, body: healthy });
  expect(findings.map(({ state }) => state)).toEqual(["fine"]);
});

test("everything that health names as missing is passed on with a remedy", () => {
  const body = {
    ...healthy,
    configuration: {
      configured: [],
      missing: ["LINK_SECRET", "MAIL_API_KEY"],
      unset: ["MAIL_RECEIPTS"],
      invalid: ["SITE_URL"],
    },
    leads: { ok: true, sweepIsLate: true, pending: 3, parked: 2 },
  };
  const findings = judgeHealth(site, { status: 200, body }).filter(({ state }) => state === "missing");
  for (const word of ["LINK_SECRET", "MAIL_API_KEY", "SITE_URL", "timer", "2 requests are parked", "never delivered"])
    expect(findings.some(({ says, remedy }) => says.includes(word) && remedy)).toBe(true);
});

test("a store that doesn't answer is said first", () => {
  const [first] = judgeHealth(site, { status: 503, body: { ...healthy, ok: false, leads: { ok: false } } });
  expect(first).toMatchObject({ state: "missing", says: "Requests can't be kept." });
});

test("another site's answer, and none, are told apart", () => {
  expect(judgeHealth(site, { status: 404, body: undefined })[0]?.state).toBe("missing");
  expect(judgeHealth(site, "unreachable")[0]?.state).toBe("unknown");
});

test("what is missing outweighs what could not be asked", () => {
  const unknown = judgeSpf(mail, "unreachable");
  expect(exitCode([judgeSpf(mail, []), unknown])).toBe(1);
  expect(exitCode([unknown])).toBe(2);
  expect(exitCode([judgeDmarc(mail, ["v=DMARC1; p=none"])])).toBe(0);
});
