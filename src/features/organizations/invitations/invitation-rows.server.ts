import type { Executor } from "../../../platform/db/client.server.ts";
import { digestToken } from "../../../platform/session/session.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { rolesWith } from "../members/member-roles.ts";

/**
 * Invitations that can be accepted: until their end, of organizations that are there, and as long as whoever sent them is an admin
 * there. Whose role was taken away, or who is blocked, lets nobody in any more.
 */
export function selectOpenInvitations(db: Executor, now: Date) {
  return db
    .selectFrom("organization_invitations as i")
    .innerJoin("organizations as o", "o.id", "i.organization_id")
    .innerJoin("organization_members as m", (join) =>
      join
        .onRef("m.organization_id", "=", "i.organization_id")
        .onRef("m.user_id", "=", "i.invited_by_id")
        .on("m.role", "in", rolesWith("administer")),
    )
    .innerJoin("users as u", "u.id", "i.invited_by_id")
    .select([
      "i.id",
      "i.organization_id",
      "i.email",
      "i.role",
      "i.created_at",
      "i.expires_at",
      "u.id as inviter_id",
      "u.first_name",
      "u.last_name",
    ])
    .where("i.expires_at", ">", now)
    .where("o.deleted_at", "is", null)
    .where(mayAct("u"));
}

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectOpenInvitations>["executeTakeFirstOrThrow"]>
>;

/** Newest first. */
export function findInvitationsOf(db: Executor, organizationId: number, now: Date): Promise<InvitationRow[]> {
  return selectOpenInvitations(db, now)
    .where("i.organization_id", "=", organizationId)
    .orderBy("i.id", "desc")
    .execute();
}

/** Those to the address of an account, once it is confirmed: anybody may sign up with an address that is not theirs. */
export function findInvitationsTo(db: Executor, userId: number, now: Date): Promise<InvitationRow[]> {
  return selectOpenInvitations(db, now)
    .innerJoin("users as me", (join) =>
      join.on((eb) => eb(eb.fn("lower", ["i.email"]), "=", eb.fn("lower", ["me.email"]))),
    )
    .where("me.id", "=", userId)
    .where("me.email_confirmed_at", "is not", null)
    .orderBy("i.id", "desc")
    .execute();
}

/** The one whose mail has the link with this token; undefined where it was answered, withdrawn, replaced or has expired. */
export function findInvitationByToken(
  db: Executor,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return selectOpenInvitations(db, now).where("i.token_digest", "=", digestToken(token)).executeTakeFirst();
}
