import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Event } from "../events.contract.ts";
import styles from "./eligibility-note.module.css";

type Person = NonNullable<ReturnType<typeof useCurrentUser>["user"]>;

/** Says to the signed-in whether the event is meant for them, and if not, for whom it is; nobody is kept from applying. */
export function EligibilityNote({ event }: { event: Event }) {
  const t = useTexts();
  const { user } = useCurrentUser();
  if (!user) return null;
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

/** In which respects the person is not among those the event is for. */
function missedTargets(event: Event, person: Person) {
  const isMissed = (ids: readonly number[], own: number | null) =>
    ids.length > 0 && (own === null || !ids.includes(own));
  return [
    isMissed(event.target_occupation_ids, person.occupation_id) && ("occupation" as const),
    isMissed(event.target_university_ids, person.university_id) && ("university" as const),
    isMissed(event.target_department_category_ids, person.department_category_id) && ("department" as const),
    isMissed(event.target_country_ids, person.country_id) && ("country" as const),
  ].filter((one) => one !== false);
}
