import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid } from "../../../shared/app-error.ts";
import { isOverRecipientLimit } from "../../organizations/organizations.server.ts";

interface OrganizersMail {
  eventId: number;
  /** To how many people it goes. */
  count: number;
  now: Date;
}

/** Refuses a mail of organizers to more people than the owner of the event may write to at once while it is new. */
export async function limitRecipients(
  tx: Tx,
  platform: Pick<Platform, "settings">,
  mail: OrganizersMail,
): Promise<void> {
  if (await isOverLimit(tx, platform, mail)) throw invalid("organization", "limit_reached");
}

/** The same limit as `limitRecipients` refuses when a mail is set, for a mail that is about to go: more may have applied since. */
export async function isOverLimit(
  tx: Tx,
  { settings }: Pick<Platform, "settings">,
  { eventId, count, now }: OrganizersMail,
): Promise<boolean> {
  if (!settings.newOrganizationLimits) return false;
  const { owner_organization_id: organizationId } = await tx
    .selectFrom("events")
    .select("owner_organization_id")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return isOverRecipientLimit(tx, settings, { organizationId, count, now });
}
