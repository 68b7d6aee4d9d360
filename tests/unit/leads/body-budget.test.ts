import { expect, onTestFinished, test } from "vitest";
import { createBodyBudget } from "#worker/bodies/budget.ts";

function budgetOf(changes: object = {}) {
  return createBodyBudget({
    total: 1000,
    perNetwork: 700,
    patienceMs: 30,
    slowest: { bytes: 100, inMs: 60_000 },
    ...changes,
  });
}

test("bodies share a budget: whoever finds nothing left waits, and is told when nothing comes free", async () => {
  const budget = budgetOf();
  const [first, second, third] = ["a", "b", "c"].map((network) => budget.share(network));
  await first?.hold(600);
  await second?.hold(300);
  await expect(third?.hold(200)).rejects.toThrow("busy");
  const waiting = third?.hold(200);
  first?.release();
  await waiting;
});

test("one network can't take the memory of all the others", async () => {
  const budget = budgetOf();
  await budget.share("a").hold(600);
  await expect(budget.share("a").hold(200)).rejects.toThrow("busy");
  await budget.share("b").hold(400);
});

test("a body that hardly moves gives its memory back when somebody needs it, one that moves keeps it", async () => {
  const budget = budgetOf({ patienceMs: 5000, slowest: { bytes: 100, inMs: 50 } });
  const [slow, quick, next] = ["a", "b", "c"].map((network) => budget.share(network));
  await slow?.hold(500);
  await quick?.hold(400);
  let moved = 0;
  const moving = setInterval(() => {
    moved += 100;
    quick?.arrived(moved);
  }, 10);
  onTestFinished(() => clearInterval(moving));
  await next?.hold(300);
  expect(slow?.taken.aborted).toBe(true);
  expect(quick?.taken.aborted).toBe(false);
});

test("who waits for memory is not slow, and neither is a body that is all there", async () => {
  const budget = budgetOf({ patienceMs: 5000, slowest: { bytes: 100, inMs: 20 } });
  const [whole, waits, next] = ["a", "b", "c"].map((network) => budget.share(network));
  await whole?.hold(700);
  whole?.ended();
  await waits?.hold(100);
  const waiting = waits?.hold(600);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const another = next?.hold(300);
  expect([whole, waits].map((share) => share?.taken.aborted)).toEqual([false, false]);
  whole?.release();
  await Promise.all([waiting, another]);
});

test("a small body is held up by no crowd of large ones", async () => {
  const budget = budgetOf({ patienceMs: 1000 });
  const first = budget.share("a");
  await first.hold(700);
  const order: string[] = [];
  const large = budget
    .share("b")
    .hold(700)
    .catch(() => {});
  const small = budget.share("c").hold(400);
  void large.then(() => order.push("large"));
  void small.then(() => order.push("small"));
  first.release();
  await small;
  expect(order).toEqual(["small"]);
  await large;
});
