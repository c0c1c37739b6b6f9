import { proposedStart } from "../../duplicating/dates/proposed-start.ts";
import type { EventTemplate } from "../templates.contract.ts";

/** A moment on the template's weekday, at its time: the first of January 2023 was a Sunday. */
export function momentOfTemplate({
  weekday,
  start_time,
}: Pick<EventTemplate, "weekday" | "start_time">): string {
  return `2023-01-0${weekday + 1}T${start_time}:00+09:00`;
}

/** When an event of a template may begin: the next such weekday and time, `YYYY-MM-DD HH:mm`. */
export function startOfTemplate(template: Pick<EventTemplate, "weekday" | "start_time">, now: Date): string {
  return proposedStart(momentOfTemplate(template), now);
}
