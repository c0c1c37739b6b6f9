import { useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import type { Event } from "../events.contract.ts";
import styles from "./eligibility-text.module.css";

/** Says whether the event is meant for the person, and if not, for whom it is; nobody is kept from applying. */
export default function EligibilityText({ event, user }: { event: Event; user: User }) {
  const t = useTexts();
  const missed = missedTargets(event, user);
  if (missed.length === 0) return <p className={styles.open}>{t("event.open_to_you")}</p>;
  return (
    <p className={styles.other}>
      {t("event.meant_for_others", {
        reasons: missed.map((target) => t(`event.missed.${target}`)).join(t("event.missed.and")),
      })}
    </p>
  );
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
