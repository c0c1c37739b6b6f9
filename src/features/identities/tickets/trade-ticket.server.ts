import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import {
  type Device,
  findUser,
  findUserByEmail,
  mayTellOfDevice,
  type StartedSession,
  startSessionOf,
  takeOverAccount,
} from "../../accounts/accounts.server.ts";
import { addIdentityAndTell, findIdentity, noteUse } from "../identity-rows.server.ts";
import { applyToSession } from "./apply-to-session.server.ts";
import { refusedTicket } from "./refused-ticket.ts";
import { consumeTicket, findHolderOfTicket, mintTicket, type Ticket } from "./ticket-rows.server.ts";

interface Shown {
  ticket: string;
  /** As `browserOf` gives it. */
  browser: Buffer | null;
  session: Session | null;
  device: Device;
}

/** What a ticket was traded for. */
export type Traded =
  | { kind: "signed_in"; started: StartedSession; ticket: Ticket }
  /** The session goes on: its holder has proved themselves, or the provider belongs to the account from now on. */
  | { kind: "proved" | "added"; ticket: Ticket }
  /** Nobody is signed in yet: a form has to be filled in, or the account that has the address be signed in to, with another ticket. */
  | { kind: "needs"; needs: "sign_up" | "sign_in"; next: string; ticket: Ticket };

/**
 * Signs in whoever a provider knows, or says what is needed before. People are known by issuer and subject. An address that the
 * provider knows to be theirs joins them to its account once they have signed in to that; where nobody had confirmed it, the account
 * is theirs, and what was set up in it before ends.
 * @throws `invalid` with `ticket`: `has_expired`, also for one that was used or is another browser's; with `identity` why it does not do
 */
export async function tradeTicket(platform: Platform, shown: Shown): Promise<Traded> {
  const isTold = await mayTellHolder(platform, shown);
  return platform.db.transaction().execute(async (tx) => {
    const at = { db: tx, clock: platform.clock };
    const ticket = await consumeTicket(at, shown, ["entry", "joining"]);
    if (!ticket) throw refusedTicket("ticket", "has_expired");
    if (ticket.sessionId !== null || ticket.purpose === "joining") {
      return { kind: await applyToSession(platform, tx, ticket, shown.session), ticket };
    }
    const userId = await findOrTakeAccount(platform, tx, ticket);
    if (typeof userId === "number") {
      const { device } = shown;
      const now = platform.clock.now();
      const started = await startSessionOf(tx, { userId, by: "provider", device, now, isTold });
      const identity = started && (await findIdentity(tx, ticket.person));
      if (!identity) throw refusedTicket("identity", "no_entry", { user: userId });
      await noteUse(tx, identity.id, ticket.provider, now);
      return { kind: "signed_in", started, ticket };
    }
    const next = await mintTicket(at, userId === "sign_up" ? "sign_up" : "joining", ticket);
    return { kind: "needs", needs: userId, next, ticket };
  });
}

/** The account that the person of a ticket is signed in to; what is needed first where there is none. */
async function findOrTakeAccount(
  platform: Platform,
  tx: Tx,
  { person, provider }: Ticket,
): Promise<number | "sign_up" | "sign_in"> {
  const known = await findIdentity(tx, person);
  if (known) return known.user_id;
  const holder = person.isEmailVerified && person.email ? await findUserByEmail(tx, person.email) : undefined;
  if (!holder) return "sign_up";
  if (holder.email_confirmed_at) return "sign_in";
  // Another ticket of the same person may have been quicker.
  if (!(await takeOverAccount(platform, tx, holder.id)))
    return (await findIdentity(tx, person))?.user_id ?? "sign_in";
  const now = platform.clock.now();
  await addIdentityAndTell(platform, tx, { userId: holder.id, person, provider, now });
  return holder.id;
}

/** Whether whoever the ticket signs in would be told of a new device; it counts mails, so that it is asked before anything is locked. */
async function mayTellHolder(platform: Platform, { ticket, device, session }: Shown): Promise<boolean> {
  if (session) return false;
  const holder = await findHolderOfTicket(platform.db, ticket);
  const user = holder && (await findUser(platform.db, holder));
  return user ? mayTellOfDevice(platform, user, device) : false;
}
