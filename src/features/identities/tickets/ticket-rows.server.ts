import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";
import type { Flow } from "../flows/flow-rows.server.ts";
import type { ProvenPerson } from "../providers/read-claims.ts";

/** `entry` is traded for a session at once; with `sign_up` a form is filled in, with `joining` somebody signs in first. */
export type TicketPurpose = "entry" | "sign_up" | "joining";

const secondsOf: Record<TicketPurpose, number> = { entry: 60, sign_up: 60 * 60, joining: 15 * 60 };

/** What a provider has said of somebody, for one browser. */
export interface Ticket extends Flow {
  purpose: TicketPurpose;
  /** As `browserOf` gives it. */
  browser: Buffer;
  person: Omit<ProvenPerson, "authenticatedAt">;
}

/** Writes down what a provider has said; whoever has the ticket can use it once, in the same browser. @returns the ticket */
export async function mintTicket(
  { db, clock }: { db: Executor; clock: Platform["clock"] },
  purpose: TicketPurpose,
  { browser, person, provider, redirectTo, sessionId, addsIdentity }: Omit<Ticket, "purpose">,
): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto("identity_tickets")
    .values({
      digest: digestToken(ticket),
      browser_digest: browser,
      purpose,
      provider,
      issuer: person.issuer,
      subject: person.subject,
      email: person.email,
      is_email_verified: person.isEmailVerified,
      first_name: person.firstName,
      last_name: person.lastName,
      redirect_to: redirectTo,
      session_id: sessionId,
      adds_identity: addsIdentity,
      expires_at: new Date(clock.now().getTime() + secondsOf[purpose] * 1000),
    })
    .execute();
  return ticket;
}

interface ShownTicket {
  ticket: string;
  /** Null where the browser has begun nothing. */
  browser: Buffer | null;
}

/** Takes a ticket away; null where it was used, is too old, or another browser's. Of two who use it at once one gets it. */
export async function consumeTicket(
  { db, clock }: { db: Executor; clock: Platform["clock"] },
  { ticket, browser }: ShownTicket,
  purposes: readonly TicketPurpose[],
): Promise<Ticket | null> {
  if (!browser) return null;
  const row = await db
    .deleteFrom("identity_tickets")
    .where("digest", "=", digestToken(ticket))
    .where(sql<boolean>`browser_digest = ${browser}`)
    .where("purpose", "in", purposes)
    .where("expires_at", ">", clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    purpose: row.purpose as TicketPurpose,
    browser,
    provider: row.provider,
    redirectTo: row.redirect_to,
    sessionId: row.session_id,
    addsIdentity: row.adds_identity,
    person: {
      issuer: row.issuer,
      subject: row.subject,
      email: row.email,
      isEmailVerified: row.is_email_verified,
      firstName: row.first_name,
      lastName: row.last_name,
    },
  };
}

/** The account of the identity that a ticket is for; null where nobody has it, or the ticket is none. */
export async function findHolderOfTicket(db: Executor, ticket: string): Promise<number | null> {
  const row = await db
    .selectFrom("identity_tickets as t")
    .innerJoin("identities as i", (join) =>
      join.onRef("i.issuer", "=", "t.issuer").onRef("i.subject", "=", "t.subject"),
    )
    .select("i.user_id")
    .where("t.digest", "=", digestToken(ticket))
    .executeTakeFirst();
  return row?.user_id ?? null;
}
