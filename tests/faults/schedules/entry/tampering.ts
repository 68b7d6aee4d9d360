import { keys, listAll } from "#worker/leads/storage/bucket.ts";
import type { World } from "./world.ts";

/** Cuts a kept request short, as a copy that broke off would leave it. What it was is set aside. */
export async function spoil(bucket: R2Bucket, world: World, id: string): Promise<void> {
  const key = `${world.name}/${keys.request(id)}`;
  const whole = await (await bucket.get(key))?.text();
  if (whole === undefined || whole.length < 100) return;
  await bucket.put(`aside/${world.name}/${id}`, whole);
  await bucket.put(key, whole.slice(0, 90), timed(world));
}

/** Puts back what was cut short, where it wasn't deleted meanwhile. */
export async function repair(bucket: R2Bucket, world: World): Promise<void> {
  const prefix = `aside/${world.name}/`;
  for await (const { key } of listAll(bucket, prefix)) {
    const request = `${world.name}/${keys.request(key.slice(prefix.length))}`;
    const whole = await (await bucket.get(key))?.text();
    if (whole !== undefined && (await bucket.head(request))) await bucket.put(request, whole, timed(world));
    await bucket.delete(key);
  }
}

/** Leaves the marker that asks for a delivered request to be mailed to staff once more. */
export async function askAgain(bucket: R2Bucket, world: World, id: string): Promise<void> {
  await bucket.put(`${world.name}/${keys.pending(id)}`, "resend", timed(world));
}

function timed(world: World): R2PutOptions {
  return { customMetadata: { time: String(world.time) } };
}
