import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

/** A question and the address to which its answer goes; null once nobody knows any more. */
export async function findAskerAddress(
  db: Executor,
  inquiryId: number,
): Promise<{ text: string; email: string } | null> {
  const row = await db
    .selectFrom("inquiries as i")
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "i.user_id").on(isNotDeleted("u")))
    .select(["i.text", "i.email", "u.email as user_email"])
    .where("i.id", "=", inquiryId)
    .executeTakeFirst();
  const email = row?.email ?? row?.user_email;
  return row?.text && email ? { text: row.text, email } : null;
}
