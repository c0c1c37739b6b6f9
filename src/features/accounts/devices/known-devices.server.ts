import { createHmac } from "node:crypto";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { providerNetworkOf } from "../../../platform/http/client-address.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { checkingKeys } from "../../../platform/session/signing-key.server.ts";
import { deviceWords } from "../../../shared/device-words.ts";

/** From where somebody logs in. */
export interface Device {
  /** As `deviceWords` gives them; null where they are not known. */
  words: string | null;
  /** Of its provider, as `providerNetworkOf` gives it. */
  network: string;
}

/** So many of a person's are known; the one that was seen longest ago makes room. */
const knownAtMost = 20;

/** The device of a call. */
export function deviceOf({ request, address }: Pick<RequestContext, "request" | "address">): Device {
  return { words: deviceWords(request.headers.get("user-agent")), network: providerNetworkOf(address) };
}

/**
 * Whether a log-in from this device would be one from a new device: the person has logged in before, and never with these words
 * from this network. Of accounts from before devices were known nothing is new.
 */
export async function isNewDevice(db: Executor, userId: number, device: Device): Promise<boolean> {
  const { known, isAmongThem } = await compare(db, userId, device);
  return known > 0 && !isAmongThem;
}

/** Whether somebody has logged in from this device before. */
export async function isKnownDevice(db: Executor, userId: number, device: Device): Promise<boolean> {
  return (await compare(db, userId, device)).isAmongThem;
}

async function compare(db: Executor, userId: number, device: Device) {
  const digests = await digestsOf(db, userId, device);
  const known = await db.selectFrom("known_devices").select("digest").where("user_id", "=", userId).execute();
  const isAmongThem = known.some((one) => digests.some((digest) => one.digest.equals(digest)));
  return { known: known.length, isAmongThem };
}

/** From now on a log-in from this device is none from a new one. The account is locked by the caller. */
export async function rememberDevice(tx: Tx, userId: number, device: Device, now: Date): Promise<void> {
  const [digest] = await digestsOf(tx, userId, device);
  await tx
    .insertInto("known_devices")
    .values({ user_id: userId, digest, seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "digest"]).doUpdateSet({ seen_at: now }))
    .execute();
  await tx
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("digest", "in", (eb) =>
      eb
        .selectFrom("known_devices")
        .select("digest")
        .where("user_id", "=", userId)
        .orderBy("seen_at", "desc")
        .orderBy("digest")
        .offset(knownAtMost),
    )
    .execute();
}

/** By the key of now first. Others for each person, so that rows do not tell who shares a device. */
async function digestsOf(db: Executor, userId: number, { words, network }: Device) {
  const digestBy = (key: Buffer) =>
    createHmac("sha256", key)
      .update(`${userId}\n${words ?? ""}\n${network}`)
      .digest();
  const [now, ...before] = await checkingKeys(db, "known devices");
  return [digestBy(now), ...before.map(digestBy)] as const;
}
