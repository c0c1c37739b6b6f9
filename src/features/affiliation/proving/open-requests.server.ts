import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../../platform/db/client.server.ts";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { hourMs } from "../../../shared/time/milliseconds.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";

const linkMs = 6 * hourMs;

/** A token for the link of a mail, good for six hours from when the mail leaves; it replaces the one of a try before. */
export async function mintAffiliationToken(db: Executor, requestId: number, now: Date): Promise<string> {
  const token = newToken();
  await db
    .updateTable("affiliation_requests")
    .set({ token_digest: digestToken(token), expires_at: new Date(now.getTime() + linkMs) })
    .where("id", "=", requestId)
    .execute();
  return token;
}

/** Requests of accounts that are there and not blocked, with the account; add a `where`. */
export function selectRequests(db: Executor) {
  return db
    .selectFrom("affiliation_requests as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select([
      "r.id",
      "r.user_id",
      "r.university_id",
      "r.address_digest",
      "u.first_name",
      "u.last_name",
      "u.email",
      jsonObjectFrom(selectUniversities(db).where("university.id", "=", sql.ref<number>("r.university_id")))
        .$notNull()
        .as("university"),
    ])
    .where(mayAct("u"));
}

/** The request whose link has this token; undefined where it was used, replaced or is too old. Changes nothing. */
export function findRequestByToken(db: Executor, token: string, now: Date) {
  return selectRequests(db)
    .where("r.token_digest", "=", digestToken(token))
    .where("r.expires_at", ">", now)
    .executeTakeFirst();
}
