import { limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../platform/platform.ts";

/** Each sends a mail, perhaps to somebody whose address the caller has signed up with. */
const changes = { name: "application_changes", max: 30, seconds: 60 * 60 };

/** Counts a change of a person's applications and reminders, whether they are signed in or have a mail's link. */
export function limitApplicationChanges(platform: Platform, userId: number): Promise<unknown> {
  return limitAttempts(platform, changes, String(userId));
}
