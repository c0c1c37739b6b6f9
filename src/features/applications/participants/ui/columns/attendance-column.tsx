import type { Language } from "../../../../../shared/languages/languages.ts";
import { displayDate, displayDateTime, displayTime } from "../../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../../ui/base/badge.tsx";
import type { Column } from "../../../../../ui/tables/column.ts";
import type { Texts } from "../../../../../ui/texts/texts.tsx";
import type { Event } from "../../../../events/events.contract.ts";
import { hasEnded, timesOf } from "../../../../events/events.public.ts";
import type { ParticipantTableRow } from "../participant-rows.ts";

/** Whether people came (who is not there while an event runs may still come), in a word and a shape, and when. */
export function attendanceColumn(
  event: Event,
  t: Texts,
  language: Language,
  now: Date,
): Column<ParticipantTableRow> {
  const missing = t(hasEnded(timesOf(event), now) ? "attendance.absent" : "attendance.missing");
  const eventDay = displayDate(new Date(event.start_at), language);
  const shown = (time: Date) =>
    displayDate(time, language) === eventDay ? displayTime(time, language) : displayDateTime(time, language);
  return {
    key: "attendance",
    title: t("attendance.title"),
    width: 9,
    onCard: "line",
    value: ({ checkedInAt }) => (checkedInAt ? `${t("attendance.attended")} ${shown(checkedInAt)}` : missing),
    order: ({ checkedInAt }) => checkedInAt?.getTime() ?? Number.POSITIVE_INFINITY,
    show: ({ checkedInAt }) =>
      checkedInAt ? (
        <>
          <Badge tone="good">{t("attendance.attended")}</Badge> {shown(checkedInAt)}
        </>
      ) : (
        <Badge tone="quiet">{missing}</Badge>
      ),
  };
}
