import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { removeFormerProfiles } from "../../accounts/accounts.server.ts";
import { isInSpanSql } from "./has-begun.ts";

/** An event that is being published at this moment shows a little later. */
const marginMs = 60 * 60 * 1000;

/**
 * Removes former profiles that no priority can ask for any more: those of before the first publication of every event that is ahead. A
 * priority may be set or moved until an event starts, so those without one count too.
 */
export async function removeUnneededProfiles({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { earliest } = await db
    .selectFrom("events as e")
    .select(sql<Date | null>`min(coalesce(e.published_at, e.created_at))`.as("earliest"))
    .where("e.cancelled_at", "is", null)
    .where(isInSpanSql("upcoming", now))
    .where((eb) => eb.or([eb("e.is_published", "=", true), eb("e.published_at", "is not", null)]))
    .executeTakeFirstOrThrow();
  const recently = new Date(now.getTime() - marginMs);
  await removeFormerProfiles(db, earliest && earliest < recently ? earliest : recently);
}
