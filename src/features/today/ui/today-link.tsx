import type { Language } from "../../../shared/languages/languages.ts";
import { displayDay, displayDayTime } from "../../../shared/time/display-day.ts";
import { displayTime, tokyoDaysUntil } from "../../../shared/time/tokyo-time.ts";
import { Link } from "../../../ui/base/link.tsx";
import { type Texts, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { TodayItem } from "../today.contract.ts";
import styles from "./today-section.module.css";

/** A line: what to do, at which event, and when; all of it is one link. */
export function TodayLink({ item, namesOrganization }: { item: TodayItem; namesOrganization: boolean }) {
  const t = useTexts();
  const note = todayNote(item, t, useLanguage());
  const { kind, event, organization, href, count = 0 } = item;
  return (
    // The check-in is a page with a content policy of its own, for the camera: it is loaded anew.
    <Link to={href} reloadDocument={kind === "check_in"} className={styles.line}>
      <span className={styles.action}>{t(`today.action.${kind}`, { count })}</span>{" "}
      <span className={styles.event} lang={event.lang}>
        {event.title}
      </span>{" "}
      <span className={styles.note}>
        {note}
        {note && namesOrganization && " · "}
        {namesOrganization && <span lang={organization.lang}>{organization.name}</span>}
      </span>
    </Link>
  );
}

/** When it is, or since when; null where there is nothing to say. */
export function todayNote({ kind, at }: TodayItem, t: Texts, language: Language): string | null {
  if (kind === "new_applications") return t("today.note.new_applications");
  if (at === undefined) return null;
  const moment = new Date(at);
  switch (kind) {
    case "check_in": {
      // Of an event of several days, or one after midnight, the day is told too.
      const isToday = tokyoDaysUntil(moment, new Date()) === 0;
      return t("today.note.check_in", {
        time: isToday ? displayTime(moment, language) : displayDayTime(moment, language),
      });
    }
    case "draw":
    case "offers":
    case "mail_next":
      return t(`today.note.${kind}`, { time: displayDayTime(moment, language) });
    default:
      return t("today.note.start", { time: displayDay(moment, language) });
  }
}
