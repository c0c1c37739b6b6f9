import type { Problems } from "../../../shared/app-error.ts";

/** A form that lay open for a while may still name the present minute. */
const toleranceMs = 5 * 60 * 1000;

export function checkSendTime(sendAt: Date | null | undefined, now: Date, problems: Problems): void {
  if (!sendAt) problems.add("send_at", "announcement_time_blank");
  else if (sendAt.getTime() < now.getTime() - toleranceMs) problems.add("send_at", "announcement_time_past");
}

/** @param selectable the users who may be invited, or were chosen before */
export function checkRecipients(
  userIds: readonly number[],
  selectable: ReadonlySet<number>,
  problems: Problems,
): void {
  if (userIds.length === 0) problems.add("user_ids", "announcement_recipients_blank");
  else if (userIds.some((id) => !selectable.has(id))) {
    problems.add("user_ids", "announcement_recipients_refused");
  }
}
