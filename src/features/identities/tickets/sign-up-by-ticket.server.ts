import type { Platform } from "../../../platform/platform.ts";
import {
  checkProfile,
  createAccount,
  type NewAccount,
  type StartedSession,
} from "../../accounts/accounts.server.ts";
import { addIdentity } from "../identity-rows.server.ts";
import { refusedTicket } from "./refused-ticket.ts";
import { consumeTicket, type Ticket } from "./ticket-rows.server.ts";

interface TicketSignUp {
  account: NewAccount;
  ticket: string;
  /** As `browserOf` gives it. */
  browser: Buffer | null;
}

/**
 * Signs up somebody whom a provider knows, without a password: all of it or nothing, so that a form that was refused can be sent again. An
 * address that the provider knows to be theirs is confirmed; another one is by mail, as with every sign-up.
 * @throws `invalid` with `ticket` where it was used, is too old or another browser's; with `identity` where it is somebody's by now
 */
export async function signUpByTicket(
  platform: Platform,
  { account, ticket: shown, browser }: TicketSignUp,
): Promise<{ started: StartedSession; ticket: Ticket }> {
  const { db, clock } = platform;
  const now = clock.now();
  const { person } = account;
  await checkProfile(db, person, now);
  return db.transaction().execute(async (tx) => {
    const ticket = await consumeTicket({ db: tx, clock }, { ticket: shown, browser }, ["sign_up"]);
    if (!ticket) throw refusedTicket("ticket", "has_expired");
    const isConfirmed = ticket.person.isEmailVerified && ticket.person.email === person.email;
    const way = { by: "provider", passwordHash: null, isConfirmed } as const;
    const started = await createAccount(tx, account, way, now);
    await addIdentity(tx, {
      userId: started.session.user.id,
      person: ticket.person,
      provider: ticket.provider,
      now,
    });
    return { started, ticket };
  });
}
