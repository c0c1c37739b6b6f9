import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Settings } from "../../../platform/env/read-settings.ts";
import { isRecognisedSql } from "../recognition/recognition-in-force.ts";
import { isNew, limitsOfNew, newUntil } from "./new-organization-limits.ts";

interface FoundLimits {
  events: number;
  recipients: number;
  /** When they end at the latest. */
  until: Date;
}

type LimitSettings = Pick<Settings, "newOrganizationLimits">;

/** The limits of an organization that is new; null for every other one, and where the operator has no such limits. */
export async function findNewOrganizationLimits(
  db: Executor,
  settings: LimitSettings,
  organizationId: number,
  now: Date,
): Promise<FoundLimits | null> {
  if (!settings.newOrganizationLimits) return null;
  const organization = await db
    .selectFrom("organizations as o")
    .select(["o.created_at", sql<boolean>`${isRecognisedSql(now)}`.as("is_recognised")])
    .where("o.id", "=", organizationId)
    .executeTakeFirst();
  if (!organization) return null;
  const { created_at: createdAt, is_recognised: isRecognised } = organization;
  return isNew({ createdAt, isRecognised }, now) ? { ...limitsOfNew, until: newUntil(createdAt) } : null;
}

/** Whether a mail goes to more people than a new organization may write to at once. */
export async function isOverRecipientLimit(
  db: Executor,
  settings: LimitSettings,
  { organizationId, count, now }: { organizationId: number; count: number; now: Date },
): Promise<boolean> {
  if (count <= limitsOfNew.recipients) return false;
  return (await findNewOrganizationLimits(db, settings, organizationId, now)) !== null;
}
