import type { Db, Executor, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { recordTeamAction } from "../../accounts/accounts.server.ts";
import { universityStaffAddedMail } from "../mails/university-staff-added.mail.server.ts";
import { selectPeople } from "../select-people.server.ts";
import { maySpeakForUniversity } from "./require-university-staff.server.ts";

/** The people of a university's office, those first who have been named for longest. @throws `not_found` */
export async function findUniversityStaff(db: Executor, universityId: number) {
  await requireUniversity(db, universityId);
  return selectStaff(db, universityId).orderBy("staff.since").orderBy("u.id").execute();
}

/**
 * Names a signed-up person, who hears of it; whoever is named already stays so, without another mail. Anybody can sign up with an office's
 * address: until it is confirmed, and while the account is blocked, nobody has signed up with it.
 */
export function addUniversityStaff(db: Db, universityId: number, email: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    await requireUniversity(tx, universityId);
    // Held, so that the account does not vanish meanwhile.
    const user = await tx
      .selectFrom("users")
      .select("id")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
      .where(maySpeakForUniversity("users"))
      .forKeyShare()
      .executeTakeFirst();
    if (!user) throw invalid("email", "not_signed_up");
    const added = await tx
      .insertInto("university_staff")
      .values({ university_id: universityId, user_id: user.id, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (added) {
      await record(tx, "staff.added", universityId, user.id);
      await queueMail(tx, universityStaffAddedMail, {
        to: { userId: user.id },
        payload: { universityId },
        cause: `${universityId}:${user.id}:${now.getTime()}`,
      });
    }
    return findPerson(tx, universityId, user.id);
  });
}

/** Ends what a person may do for a university, at once. @throws `not_found` where they are none of its office */
export function removeUniversityStaff(db: Db, universityId: number, userId: number) {
  return db.transaction().execute(async (tx) => {
    await requireUniversity(tx, universityId);
    const person = await findPerson(tx, universityId, userId);
    await tx
      .deleteFrom("university_staff")
      .where("university_id", "=", universityId)
      .where("user_id", "=", userId)
      .execute();
    await record(tx, "staff.removed", universityId, userId);
    return person;
  });
}

function selectStaff(db: Executor, universityId: number) {
  return selectPeople(db)
    .innerJoin("university_staff as staff", "staff.user_id", "u.id")
    .select("u.email")
    .where("staff.university_id", "=", universityId);
}

async function findPerson(tx: Tx, universityId: number, userId: number) {
  const person = await selectStaff(tx, universityId).where("u.id", "=", userId).executeTakeFirst();
  if (!person) throw notFound("user");
  return person;
}

async function requireUniversity(db: Executor, id: number): Promise<void> {
  const found = await db.selectFrom("universities").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("university");
}

function record(tx: Tx, kind: "staff.added" | "staff.removed", universityId: number, userId: number) {
  return recordTeamAction(tx, {
    kind,
    subject: "university",
    subjectId: universityId,
    details: { user_id: userId },
  });
}
