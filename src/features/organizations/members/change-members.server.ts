import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { AppError, forbidden, invalid, notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { lockOrganization } from "../editing/update-organization.server.ts";
import { memberAddedMail } from "../mails/member-added.mail.server.ts";
import { type PersonRow, selectPeople } from "../select-people.server.ts";

/** Makes a signed-up person a member; they and the members before them hear of it. */
export function addMember(db: Db, organizationId: number, email: string, now: Date): Promise<PersonRow> {
  return db.transaction().execute(async (tx) => {
    const { members } = await lockOrganization(tx, organizationId);
    // Held, so that the account does not vanish while it becomes a member.
    const user = await tx
      .selectFrom("users")
      .select("id")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
      .where(isNotDeleted("users"))
      .forKeyShare()
      .executeTakeFirst();
    if (!user) throw invalid("new_organizer_email", "not_signed_up");
    if (members.some(({ user_id }) => user_id === user.id)) {
      throw invalid("new_organizer_email", "already_member");
    }
    await tx
      .insertInto("organization_members")
      .values({ organization_id: organizationId, user_id: user.id, since: now })
      .execute();
    for (const recipient of [user.id, ...members.map(({ user_id }) => user_id)]) {
      await queueMail(tx, memberAddedMail, {
        to: { userId: recipient },
        payload: { organizationId, memberId: user.id },
        cause: `${organizationId}:${user.id}:${now.getTime()}:${recipient}`,
      });
    }
    return findPerson(tx, user.id);
  });
}

/** Ends another member's access. Members who remove each other at the same time leave one. */
export function removeMember(
  db: Db,
  organizationId: number,
  userId: number,
  callerId: number,
): Promise<PersonRow> {
  return db.transaction().execute(async (tx) => {
    const { members } = await lockOrganization(tx, organizationId);
    const isMember = (id: number) => members.some(({ user_id }) => user_id === id);
    if (!isMember(callerId)) throw forbidden();
    if (!isMember(userId)) throw notFound("user");
    if (userId === callerId) {
      const codes = members.length === 1 ? ["yourself", "last_member"] : ["yourself"];
      throw new AppError("invalid", { user: codes.map((code) => ({ code })) });
    }
    const person = await findPerson(tx, userId);
    await tx
      .deleteFrom("organization_members")
      .where("organization_id", "=", organizationId)
      .where("user_id", "=", userId)
      .execute();
    return person;
  });
}

function findPerson(tx: Tx, userId: number): Promise<PersonRow> {
  return selectPeople(tx).where("u.id", "=", userId).executeTakeFirstOrThrow();
}
