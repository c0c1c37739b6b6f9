import { randomUUID } from "node:crypto";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { sourceOfAccount } from "./reporting/report-source.server.ts";

/**
 * Reports stay, and count as one source still; who made them, decided about them and may be asked is not told any more. What counted as
 * its network's goes on doing so: otherwise accounts that are made and deleted would each become a source of their own.
 */
export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id, email }) {
    await tx
      .updateTable("reports")
      .set({ source: `former ${randomUUID()}` })
      .where("reporter_id", "=", id)
      .where("source", "=", sourceOfAccount(id))
      .execute();
    await tx
      .updateTable("reports")
      .set({ reporter_id: null, email: null })
      .where("reporter_id", "=", id)
      .execute();
    await tx
      .updateTable("reports")
      .set({ email: null })
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
      .execute();
    await tx.updateTable("report_decisions").set({ actor_id: null }).where("actor_id", "=", id).execute();
  },
};
