import { useEffect, useId, useRef, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { attendanceWindow, isInWindow, type PageEvent, timesOf } from "../../events/events.public.ts";
import type { attendanceContracts } from "../attendance-code/attendance.contract.ts";
import styles from "./self-check-in.module.css";
import { SelfCheckInForm } from "./self-check-in-form.tsx";

const api = apiClient<typeof attendanceContracts>();

const lookEveryMs = 30_000;

/** The six digits are asked for while one can check oneself in; afterwards it says since when one is there. */
export default function SelfCheckInSection({ event }: { event: PageEvent }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [now, setNow] = useState(() => new Date());
  const [since, setSince] = useState<Date | null | undefined>(undefined);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const isOpen = !event.cancelled_at && isInWindow(attendanceWindow(timesOf(event)), now);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    api("GET /events/{id}/attendance", { params: { id: event.id } }).then(
      ({ data }) => isCurrent && setSince(data.checked_in_at ? new Date(data.checked_in_at) : null),
      () => isCurrent && setSince(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [event.id, isOpen]);
  const isKnown = since !== undefined;
  useEffect(() => {
    // It is on the page only now, so the browser has not found it itself.
    if (isKnown && window.location.hash === "#check_in") section.current?.scrollIntoView({ block: "center" });
  }, [isKnown]);
  if (!isOpen || !isKnown) return null;
  const shown = (time: Date) =>
    displayDate(time, language) === displayDate(now, language)
      ? displayTime(time, language)
      : displayDayTime(time, language, now);
  return (
    <section
      ref={section}
      id="check_in"
      aria-labelledby={id}
      className={styles.section}
      data-done={Boolean(since)}
    >
      <h2 id={id}>{t("self_check_in.title")}</h2>
      <p role="status" className={styles.since}>
        {since && t("self_check_in.since", { time: shown(since) })}
      </p>
      {!since && <SelfCheckInForm eventId={event.id} onDone={setSince} />}
    </section>
  );
}
