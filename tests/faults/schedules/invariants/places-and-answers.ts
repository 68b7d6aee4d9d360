import type { History, Post } from "../history.ts";
import { said } from "../requests.ts";
import { textOf } from "./reading.ts";

export function personalDataInItsPlaces({ snapshots, objects, relay }: History): string[] {
  const stored = snapshots.flatMap(({ leads }) => Object.values(leads).map((lead) => JSON.stringify(lead)));
  const places: [string, string[]][] = [
    ["a log line", snapshots.flatMap(({ logs }) => logs)],
    ["an object's storage", stored],
    ["a name in the bucket", objects.map(({ key }) => key)],
    [
      "an object in the bucket that is no request",
      objects.filter(({ key }) => !key.startsWith("leads/")).map(({ content }) => content ?? ""),
    ],
    ["a mail's headers", relay.map(({ message }) => JSON.stringify([message.campaign_id, message.headers]))],
    [
      "a notice to staff",
      relay
        .filter(({ campaign }) => /\.stop$|^alert\./.test(campaign))
        .map(({ message }) => textOf(message) + message.subject),
    ],
    [
      "a confirmation",
      relay
        .filter(({ campaign }) => campaign.endsWith(".visitor"))
        .map(({ message }) => JSON.stringify([message.subject, message.content]).replaceAll("Hello Xanthippe", "")),
    ],
    ["an address in a mail", relay.flatMap(({ message }) => textOf(message).match(/https:\/\/site\S+/g) ?? [])],
  ];
  return places.flatMap(([place, texts]) =>
    texts.some((text) => said.test(text)) ? [`${place} holds what a visitor said`] : [],
  );
}

export function nothingUnhandled({ snapshots, relay }: History): string[] {
  const refused = relay.flatMap(({ campaign, problem }) => (problem ? [`${campaign} is no mail: ${problem}`] : []));
  return [...new Set(snapshots.flatMap(({ unhandled }) => unhandled)), ...refused];
}

export function documentedAnswers({ posts, withdrawals, receipts, marks, files, schedule }: History): string[] {
  const silent = schedule.calls.some(({ fault }) => fault.startsWith("kill")) ? [0] : [];
  const gone = (post: Post) =>
    withdrawals.some(
      ({ id, status, answeredAt }) =>
        status === 200 &&
        answeredAt <= post.startedAt &&
        post.reference !== undefined &&
        id.startsWith(post.reference.slice(3).toLowerCase()),
    );
  return [
    ...posts
      .filter(({ status }) => ![202, 303, 409, 410, 503, ...silent].includes(status))
      .map(({ status }) => `a post was answered by ${status}`),
    ...posts.filter(gone).map(({ reference }) => `${reference} was taken again after it was withdrawn`),
    ...withdrawals
      .filter(({ status, skewed }) => ![200, 503, ...(skewed ? [403] : []), ...silent].includes(status))
      .map(({ status }) => `a withdrawal was answered by ${status}`),
    ...marks
      .filter(({ by, outcome, status }) => {
        const documented = by === "staff" ? [outcome === "fresh-link" ? 200 : 303, 403, 410, 503] : [403, 410];
        return ![...documented, ...silent].includes(status);
      })
      .map(({ by, outcome, status }) => `${outcome}, posted by ${by} on the card, was answered by ${status}`),
    ...files
      .filter(({ status }) => ![303, 410, 503, ...silent].includes(status))
      .map(({ status }) => `a file that was added was answered by ${status}`),
    ...receipts
      .filter(({ status, forged, skewed }) => {
        const unknownKey = schedule.broken.includes("keys") ? [503] : [];
        const documented = forged ? [401, ...unknownKey] : [204, 503, ...(skewed ? [401] : [])];
        return ![...documented, ...silent].includes(status);
      })
      .map(({ status, forged }) => `a ${forged ? "forged" : "true"} report was answered by ${status}`),
  ];
}
