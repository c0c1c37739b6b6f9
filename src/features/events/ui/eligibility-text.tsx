import { displayDayTime } from "../../../shared/display-day.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import { isAdmitted, priorityFactsOf, priorityOfEvent } from "../availability/priority-access.ts";
import type { Event } from "../events.contract.ts";
import styles from "./eligibility-text.module.css";

/** Says whether the event is meant for the person, and if not, for whom it is; only a priority keeps people from applying. */
export default function EligibilityText({ event, user, now }: { event: Event; user: User; now: number }) {
  const t = useTexts();
  const language = useLanguage();
  const priority = priorityOfEvent(event);
  const missed = missedTargets(event, user);
  const reasons = missed.map((target) => t(`event.missed.${target}`)).join(t("event.missed.and"));
  if (priority && !isAdmitted(priority, priorityFactsOf(user), new Date(now))) {
    const time = displayDayTime(priority.until, language, new Date(now));
    const sentence = reasons ? "event.meant_for_others_from" : "event.open_to_you_from";
    return <p className={styles.other}>{t(sentence, { time, reasons })}</p>;
  }
  if (!reasons) return <p className={styles.open}>{t("event.open_to_you")}</p>;
  return <p className={styles.other}>{t("event.meant_for_others", { reasons })}</p>;
}

/** The targets of the event that the person is not among. */
function missedTargets(event: Event, person: User) {
  const isMissed = (ids: readonly number[], own: number | null) =>
    ids.length > 0 && (own === null || !ids.includes(own));
  return [
    isMissed(event.target_occupation_ids, person.occupation_id) && ("occupation" as const),
    isMissed(event.target_university_ids, person.university_id) && ("university" as const),
    isMissed(event.target_department_category_ids, person.department_category_id) && ("department" as const),
    isMissed(event.target_country_ids, person.country_id) && ("country" as const),
  ].filter((one) => one !== false);
}
