import type { Tx } from "../../../platform/db/client.server.ts";
import type { Extensions } from "../../../platform/extensions.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import { handOnMails } from "../../../platform/mail/queue/hand-on-mails.server.ts";

/** Somebody who was added by hand turns out to be an account. */
export interface GuestHandover {
  guestId: number;
  userId: number;
}

/** Of a feature: writes the account where its tables name the guest, in the transaction that hands the place on. */
export type HandOnGuest = (tx: Tx, handover: GuestHandover) => Promise<void>;

export const guestHandover = new ExtensionPoint<HandOnGuest>("a guest turns out to be an account");

/**
 * Rows that name a guest name an account from now on: their mails, and what each feature knows beside their application. Called with the event
 * held that they were added to, before they are erased.
 */
export async function handOnGuest(tx: Tx, extensions: Extensions, handover: GuestHandover): Promise<void> {
  await handOnMails(tx, handover.guestId, handover.userId);
  for (const handOn of extensions.of(guestHandover)) await handOn(tx, handover);
}
