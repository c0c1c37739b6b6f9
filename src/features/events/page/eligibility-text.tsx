import { displayDayTime } from "../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import { meetsAffiliation, provedAffiliationOf } from "../availability/meets-affiliation.ts";
import {
  admissionOf,
  admissionOfReader,
  priorityFactsOf,
  priorityOfEvent,
} from "../availability/priority-access.ts";
import styles from "./eligibility-text.module.css";
import type { PageEvent } from "./sparse-event.ts";

/** Says whether the event is meant for the person, and if not, for whom it is; only a priority keeps people from applying. */
export default function EligibilityText({ event, user, now }: { event: PageEvent; user: User; now: number }) {
  const t = useTexts();
  const language = useLanguage();
  const priority = priorityOfEvent(event);
  const moment = new Date(now);
  const isLater = admissionOfReader({ id: event.id, priority }, user, moment) === "later";
  const isByFormerProfile = admissionOf(priority, priorityFactsOf(user), moment) !== "later";
  const missed = missedTargets(event, user);
  const reasons = missed.map((target) => t(`event.missed.${target}`)).join(t("event.missed.and"));
  if (!meetsAffiliation(event, provedAffiliationOf(user), moment)) {
    return <p className={styles.other}>{t("event.needs_affiliation")}</p>;
  }
  if (priority && isLater) {
    const time = displayDayTime(priority.until, language, moment);
    const sentence = reasons ? "event.meant_for_others_from" : "event.open_to_you_from";
    return (
      <p className={styles.other}>
        {t(sentence, { time, reasons })}
        {isByFormerProfile && ` ${t("event.profile_then")}`}
      </p>
    );
  }
  if (!reasons) return <p className={styles.open}>{t("event.open_to_you")}</p>;
  return <p className={styles.other}>{t("event.meant_for_others", { reasons })}</p>;
}

/** The targets of the event that the person is not among. */
function missedTargets(event: PageEvent, person: User) {
  const isMissed = (ids: readonly number[], own: number | null) =>
    ids.length > 0 && (own === null || !ids.includes(own));
  return [
    isMissed(event.target_occupation_ids, person.occupation_id) && ("occupation" as const),
    isMissed(event.target_university_ids, person.university_id) && ("university" as const),
    isMissed(event.target_department_category_ids, person.department_category_id) && ("department" as const),
    isMissed(event.target_country_ids, person.country_id) && ("country" as const),
  ].filter((one) => one !== false);
}
