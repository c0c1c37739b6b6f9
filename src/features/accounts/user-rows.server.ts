import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Executor, Tx } from "../../platform/db/client.server.ts";
import { unauthenticated } from "../../shared/app-error.ts";
import { mayAct } from "../../shared/people/may-act.server.ts";
import { selectUniversities } from "../reference-data/reference-data.server.ts";

/** A present account with its university; add a `where`. */
function selectUsers(db: Executor) {
  return db
    .selectFrom("users as u")
    .select([
      "u.id",
      "u.email",
      "u.first_name",
      "u.last_name",
      "u.first_name_reading",
      "u.last_name_reading",
      "u.password_hash",
      "u.profile_image_url",
      "u.language",
      "u.second_language",
      "u.is_uniteam",
      "u.country_id",
      "u.occupation_id",
      "u.university_id",
      "u.department_category_id",
      "u.graduation_year",
      "u.graduation_month",
      "u.email_confirmed_at",
      sql<boolean>`exists (select from former_profiles p where p.user_id = u.id)`.as("has_former_profiles"),
      jsonObjectFrom(
        selectUniversities(db).where("university.id", "=", sql.ref<number>("u.university_id")),
      ).as("university"),
    ])
    .where(mayAct("u"));
}

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectUsers>["executeTakeFirstOrThrow"]>>;

export function findUser(db: Executor, id: number): Promise<AccountRow | undefined> {
  return selectUsers(db).where("u.id", "=", id).executeTakeFirst();
}

/** @param email in the form in which addresses are kept: lower case, no blanks */
export function findUserByEmail(db: Executor, email: string): Promise<AccountRow | undefined> {
  return selectUsers(db)
    .where((eb) => eb(eb.fn("lower", ["u.email"]), "=", email))
    .executeTakeFirst();
}

/**
 * Whether somebody has an address, who is blocked too.
 * @param email as `EmailIn` gives it
 */
export async function isAddressTaken(db: Executor, email: string): Promise<boolean> {
  const holder = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return holder !== undefined;
}

/** Holds the account until the transaction ends, so that its sessions, password and end come one after another. */
export function lockUser(tx: Tx, id: number): Promise<{ password_hash: string | null } | undefined> {
  return tx
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .where(mayAct("users"))
    .forUpdate()
    .executeTakeFirst();
}

/**
 * For everything that a person does: the account cannot be deleted until the transaction ends. Throws `unauthenticated` where
 * it has been deleted since the request began. Rows are locked in one order: organizations, events, then people.
 */
export function lockActiveUser(tx: Tx, id: number): Promise<void> {
  return requireActive(selectActive(tx, id).forKeyShare());
}

/** As `lockActiveUser`, one after the other: for what a person may have only so many of. */
export function lockActiveUserAlone(tx: Tx, id: number): Promise<void> {
  return requireActive(selectActive(tx, id).forNoKeyUpdate());
}

/**
 * As `lockActiveUser`, several at once, in the order of their ids.
 * @returns the ids of those who are there; deleted and blocked ones are left out
 */
export async function lockActiveUsers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", ids)
    .where(mayAct("users"))
    .orderBy("id")
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

const selectActive = (tx: Tx, id: number) =>
  tx.selectFrom("users").select("id").where("id", "=", id).where(mayAct("users"));

async function requireActive(query: ReturnType<typeof selectActive>): Promise<void> {
  if (!(await query.executeTakeFirst())) throw unauthenticated();
}
