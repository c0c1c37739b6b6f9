import { expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/server.ts";
import { openSecret, sealSecret } from "./sealed-secrets.server.ts";
import { replaceSigningKeys } from "./signing-key.server.ts";

const { db, clock } = await startTestServer();
const place = { purpose: "codes", owner: "7" };
const secret = Buffer.from("a secret of twenty b");
const seal = (of = place) => db.transaction().execute((tx) => sealSecret(tx, of, secret));
const replace = () => db.transaction().execute((tx) => replaceSigningKeys(tx, clock.now()));

it("a sealed secret opens for its owner, and is sealed otherwise each time", async () => {
  const [one, other] = [await seal(), await seal()];
  expect(await openSecret(db, place, one)).toEqual(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});

it.each([
  ["for another owner", { ...place, owner: "8" }],
  ["for another purpose", { ...place, purpose: "other things" }],
])("it does not open %s", async (_which, elsewhere) => {
  await seal(elsewhere);
  await expect(openSecret(db, elsewhere, await seal())).rejects.toThrow("does not open");
});

it("nor when a bit of it was changed, or a part is missing", async () => {
  const sealed = await seal();
  for (const place of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(openSecret(db, { purpose: "codes", owner: "7" }, changed)).rejects.toThrow("does not open");
  }
  await expect(openSecret(db, place, sealed.subarray(0, 20))).rejects.toThrow("does not open");
});

it("it opens by the key before too, and not by older ones", async () => {
  const sealed = await seal();
  await replace();
  expect(await openSecret(db, place, sealed)).toEqual(secret);
  await replace();
  await expect(openSecret(db, place, sealed)).rejects.toThrow("does not open");
});

it("keys are not replaced while a secret is being sealed", async () => {
  const order: string[] = [];
  let replaced: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sealSecret(tx, place, secret);
    replaced = replace().then(() => order.push("replaced"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    order.push("sealed");
  });
  await replaced;
  expect(order).toEqual(["sealed", "replaced"]);
});
