import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { ApplicationRow } from "../application-rows.server.ts";
import type { MyApplication } from "../applications.contract.ts";
import type { ReadToApply } from "../applying/apply-to-event.server.ts";
import { presentApplication } from "../present-application.ts";
import { actionsOf, findAvailableActions } from "./find-available-actions.server.ts";

/** Applications as their person sees them, with what they may do now. */
export async function presentMyApplications(
  { db, clock }: Pick<Platform, "db" | "clock">,
  rows: readonly ApplicationRow[],
  language: Language,
): Promise<MyApplication[]> {
  const asked = rows.map(({ event_id, user_id }) => ({ eventId: event_id, userId: user_id }));
  const actions = await findAvailableActions(db, asked, clock.now());
  return rows.map((row, place) => ({ ...presentMine(row, language), actions: actions[place] ?? [] }));
}

/** The same of one. */
export async function presentMyApplication(
  platform: Pick<Platform, "db" | "clock">,
  row: ApplicationRow,
  language: Language,
): Promise<MyApplication> {
  return (await presentMyApplications(platform, [row], language))[0] as MyApplication;
}

/**
 * The same of one that was just made or repeated. A first application follows from what was read for it, so that nothing more is asked
 * of the database in the minute an event opens.
 */
export async function presentAppliedApplication(
  platform: Pick<Platform, "db" | "clock">,
  read: ReadToApply,
  row: ApplicationRow,
  language: Language,
): Promise<MyApplication> {
  if (read.state || !read.event) return presentMyApplication(platform, row, language);
  const applied = { ...read, state: row.state, decidedAt: null, offerExpiresAt: row.offer_expires_at };
  const asksAnything = read.event.asks_accommodation || read.questions.some(({ is_deleted }) => !is_deleted);
  const actions = actionsOf(applied, { asksAnything, isCheckedIn: false }, platform.clock.now());
  return { ...presentMine(row, language), actions };
}

const presentMine = (row: ApplicationRow, language: Language) => ({
  ...presentApplication(row, language),
  answers_open_until: row.answers_open_until && toWireTime(row.answers_open_until),
});
