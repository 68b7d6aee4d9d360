import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryOnce, StorageError, withDeadlines } from "#worker/deadline.ts";

const log = vi.fn<(line: string) => void>();
const loggedLines = () => log.mock.calls.map(([line]) => JSON.parse(line));

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, "log").mockImplementation(log);
});
afterEach(() => vi.restoreAllMocks());

/** A bucket whose first calls fail, as many as `failures`. */
function failingBucket(failures: number) {
  let calls = 0;
  const get = async (key: string) => {
    calls += 1;
    if (calls > failures) return key;
    throw new TypeError("Network connection lost.");
  };
  return withDeadlines("bucket", { get }, 1000, { isRepeatable: () => true });
}

test("a call to a store that fails once succeeds, and its failure is logged", async () => {
  expect(await failingBucket(1).get("a")).toBe("a");
  expect(loggedLines()).toMatchObject([{ event: "store-retried", what: "bucket.get", kind: "TypeError" }]);
});

test("a call that fails twice is an error that names the store and the call", async () => {
  const call = failingBucket(2).get("a");
  await expect(call).rejects.toMatchObject({ name: "StorageError", message: "bucket.get failed" });
});

test("a call that succeeds at once isn't logged", async () => {
  await retryOnce("inbox.accept", async () => "accepted");
  expect(log).not.toHaveBeenCalled();
});

test("a call that throws at once, instead of failing later, is repeated as well", async () => {
  const throws = vi.fn().mockImplementationOnce(() => {
    throw new Error("no binding");
  });
  await expect(retryOnce("inbox.accept", throws)).resolves.toBeUndefined();
  expect(throws).toHaveBeenCalledTimes(2);
});

test("the log of a repeated call has the message of a store's error", async () => {
  const fails = vi.fn().mockRejectedValueOnce(new StorageError("inbox.accept")).mockResolvedValueOnce("accepted");
  await retryOnce("inbox.accept", fails);
  expect(loggedLines()).toMatchObject([{ event: "store-retried", message: "inbox.accept failed" }]);
});
