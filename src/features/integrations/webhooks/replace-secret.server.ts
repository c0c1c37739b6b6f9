import { randomBytes } from "node:crypto";
import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { lockTeamAsAdmin, recordActivity } from "../../organizations/organizations.server.ts";
import { type WebhookRow, webhookColumns } from "./manage-webhooks.server.ts";

/**
 * Makes a new secret, which stands in the answer and never in another one. Messages are signed with the one before too, for a day, so that
 * a receiver that verifies with either takes them; of two replaced within a day the later one alone.
 * @throws `not_found`
 */
export function replaceSecret(
  db: Db,
  asked: { organizationId: number; webhookId: number; callerId: number },
  now: Date,
): Promise<{ row: WebhookRow; secret: Buffer }> {
  const { organizationId, webhookId, callerId } = asked;
  const secret = randomBytes(32);
  return db.transaction().execute(async (tx) => {
    await lockTeamAsAdmin(tx, organizationId, callerId);
    const row = await tx
      .updateTable("webhooks")
      .set((eb) => ({
        secret,
        former_secret: eb.ref("secret"),
        former_secret_until: new Date(now.getTime() + dayMs),
      }))
      .where("organization_id", "=", organizationId)
      .where("id", "=", webhookId)
      .returning(webhookColumns)
      .executeTakeFirst();
    if (!row) throw notFound("webhook");
    await recordActivity(tx, { kind: "webhook.secret_replaced", organizationId });
    return { row, secret };
  });
}
