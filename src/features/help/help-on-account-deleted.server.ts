import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** Articles stay; who wrote them is not told any more. */
export const onAccountDeleted: AccountDeletion = {
  locks: {
    kind: "help_article",
    async lock(tx, ids) {
      await sql`
        select from help_articles where id = any(${ids}::integer[]) order by id for no key update`.execute(
        tx,
      );
    },
  },
  sharedRows: (userId) =>
    sql`select 'help_article', id from help_articles where last_updated_by_id = ${userId}`,
  async erase(tx, { id }) {
    await tx
      .updateTable("help_articles")
      .set({ last_updated_by_id: null })
      .where("last_updated_by_id", "=", id)
      .execute();
  },
};
