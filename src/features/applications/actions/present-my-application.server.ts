import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages.ts";
import type { ApplicationRow } from "../application-rows.server.ts";
import type { MyApplication } from "../applications.contract.ts";
import { presentApplication } from "../present-application.ts";
import { findAvailableActions } from "./find-available-actions.server.ts";

/** Applications as their person sees them, with what they may do now. */
export async function presentMyApplications(
  { db, clock }: Pick<Platform, "db" | "clock">,
  rows: readonly ApplicationRow[],
  language: Language,
): Promise<MyApplication[]> {
  const asked = rows.map(({ event_id, user_id }) => ({ eventId: event_id, userId: user_id }));
  const actions = await findAvailableActions(db, asked, clock.now());
  return rows.map((row, place) => ({ ...presentApplication(row, language), actions: actions[place] ?? [] }));
}

/** The same of one. */
export async function presentMyApplication(
  platform: Pick<Platform, "db" | "clock">,
  row: ApplicationRow,
  language: Language,
): Promise<MyApplication> {
  return (await presentMyApplications(platform, [row], language))[0] as MyApplication;
}
