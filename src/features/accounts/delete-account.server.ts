import type { Db, Tx } from "../../platform/db/client.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { lockUser } from "./user-rows.server.ts";

/**
 * Takes the person out of the account: the row stays, because applications, memberships and mails point at it, without name
 * or address. Refused while an organization would be left without members.
 */
export async function deleteAccount(db: Db, userId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    await refuseLastMember(tx, userId);
    await tx.deleteFrom("organization_members").where("user_id", "=", userId).execute();
    await tx.deleteFrom("organization_follows").where("user_id", "=", userId).execute();
    await tx.deleteFrom("event_reminders").where("user_id", "=", userId).execute();
    await tx.deleteFrom("announcement_recipients").where("user_id", "=", userId).execute();
    await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
    await tx.deleteFrom("account_tokens").where("user_id", "=", userId).execute();
    await forgetEmailAnswers(tx, userId);
    await tx
      .updateTable("mails")
      .set({ state: "skipped" })
      .where("user_id", "=", userId)
      .where("state", "=", "waiting")
      .execute();
    await tx
      .updateTable("mails")
      .set({ address: null })
      .where("user_id", "=", userId)
      .where("state", "in", ["sent", "failed", "skipped"])
      .execute();
    await tx.updateTable("users").set(nobody(now)).where("id", "=", userId).execute();
  });
}

/** The organizations' rows are locked, so that two last members cannot leave at the same moment. */
async function refuseLastMember(tx: Tx, userId: number): Promise<void> {
  const own = await tx
    .selectFrom("organizations as o")
    .select("o.id")
    .where("o.id", "in", (eb) =>
      eb.selectFrom("organization_members").select("organization_id").where("user_id", "=", userId),
    )
    .orderBy("o.id")
    .forUpdate()
    .execute();
  for (const { id } of own) {
    const other = await tx
      .selectFrom("organization_members")
      .select("user_id")
      .where("organization_id", "=", id)
      .where("user_id", "<>", userId)
      .executeTakeFirst();
    if (!other) throw invalid("user", "sole_member");
  }
}

const emailQuestion = 5;

/** The answers stay with the applications, except for the address. */
async function forgetEmailAnswers(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable("answers")
    .set({ text: "" })
    .where("application_id", "in", (eb) =>
      eb.selectFrom("applications").select("id").where("user_id", "=", userId),
    )
    .where("question_id", "in", (eb) =>
      eb.selectFrom("questions").select("id").where("question_type_id", "=", emailQuestion),
    )
    .execute();
}

const nobody = (now: Date) => ({
  deleted_at: now,
  email: null,
  email_confirmed_at: null,
  password_hash: null,
  first_name: "",
  last_name: "",
  country_id: null,
  occupation_id: null,
  university_id: null,
  department_category_id: null,
  graduation_year: null,
  graduation_month: null,
  profile_image_url: null,
  is_uniteam: false,
});
