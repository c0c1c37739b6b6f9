import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import type { RefusedLogIn } from "../../../shared/app-error.ts";
import { findUser, isSessionThere, lockActiveUserAlone, renewProof } from "../../accounts/accounts.server.ts";
import { addIdentityAndTell, findIdentity, noteUse } from "../identity-rows.server.ts";
import { refusedTicket } from "./refused-ticket.ts";
import type { Ticket } from "./ticket-rows.server.ts";

/**
 * What a provider has said of whoever is signed in: an identity of theirs renews the session's proof; another one is added to the account
 * where that was asked for, or where somebody has just signed in to the account that has its address.
 * @throws `invalid` with `ticket` without the session that asked; with `identity` where it is somebody else's, or may not be added
 */
export async function applyToSession(
  platform: Platform,
  tx: Tx,
  ticket: Ticket,
  session: Session | null,
): Promise<"proved" | "added"> {
  if (!session || (ticket.sessionId !== null && ticket.sessionId !== session.id))
    throw refusedTicket("ticket", "has_expired", { user: session?.user.id, again: true });
  const { person, provider } = ticket;
  const userId = session.user.id;
  const whose = { user: userId, again: true };
  const now = platform.clock.now();
  await lockActiveUserAlone(tx, userId);
  // Whoever proves the account's address ends its sessions, after which none of them may add a way in.
  if (!(await isSessionThere(tx, session.id))) throw refusedTicket("ticket", "has_expired", whose);
  const known = await findIdentity(tx, person);
  if (known && known.user_id !== userId) throw refusedTicket("identity", "taken", whose);
  if (known) {
    await noteUse(tx, known.id, provider, now);
    await renewProof(tx, session.id, "provider", now);
    return "proved";
  }
  if (ticket.purpose === "joining") await requireAddressOf(tx, userId, ticket, whose);
  else if (!ticket.addsIdentity) throw refusedTicket("identity", "not_own", whose);
  await addIdentityAndTell(platform, tx, { userId, person, provider, now });
  return "added";
}

async function requireAddressOf(
  tx: Tx,
  userId: number,
  { person }: Ticket,
  whose: Pick<RefusedLogIn, "user" | "again">,
): Promise<void> {
  const user = await findUser(tx, userId);
  const isOwn = person.isEmailVerified && user?.email_confirmed_at && user.email === person.email;
  if (!isOwn) throw refusedTicket("identity", "of_another_account", whose);
}
