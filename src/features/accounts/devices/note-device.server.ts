import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayBeMailed } from "../mailed-links/send-account-mails.server.ts";
import { newDeviceMail } from "../mails/new-device.mail.server.ts";
import type { AccountRow } from "../user-rows.server.ts";
import { type Device, isNewDevice, rememberDevice } from "./known-devices.server.ts";

/** Whether the person would be told of a log-in from this device. It is asked before the account is locked, since it counts mails. */
export async function mayTellOfDevice(
  platform: Platform,
  { id, email }: Pick<AccountRow, "id" | "email">,
  device: Device,
): Promise<boolean> {
  return (
    (await isNewDevice(platform.db, id, device)) && (await mayBeMailed(platform, newDeviceMail, email ?? ""))
  );
}

/** Remembers the device of a log-in and tells the person by mail where it is a new one. The account is locked by the caller. */
export async function noteDevice(
  tx: Tx,
  userId: number,
  device: Device,
  { now, isTold }: { now: Date; isTold: boolean },
): Promise<void> {
  // Another log-in from it may have been told meanwhile.
  if (isTold && (await isNewDevice(tx, userId, device))) {
    await queueMail(tx, newDeviceMail, {
      to: { userId },
      payload: { device: device.words, signedInAt: now.toISOString() },
      cause: `${userId}:${randomUUID()}`,
    });
  }
  await rememberDevice(tx, userId, device, now);
}
