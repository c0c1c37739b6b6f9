import { formatAll } from "../../../../shared/languages/format-list.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import styles from "./apply-form.module.css";

/** Privacy notice: recipients, purpose, and the organization that is responsible. */
export function JointUse({ event }: { event: Event }) {
  const t = useTexts();
  const names = event.organizations.map(({ organization_name }) => organization_name);
  const language = useLanguage();
  const all = formatAll(names, language);
  return (
    <p className={styles.note}>
      {t("apply.joint_use", { hosts: all, owner: names[0] ?? "" })}
      {event.answers_kept_until &&
        ` ${t("apply.answers_until", { date: displayDate(new Date(event.answers_kept_until), language) })}`}
    </p>
  );
}

/** Whom one can ask where the form cannot be sent. */
export function OrganizerLinks({ event }: { event: Event }) {
  const t = useTexts();
  return (
    <>
      {t("apply.ask_organizer")}{" "}
      {event.organizations.map(({ id, organization_name }) => (
        <Link key={id} to={`/organizations/${id}`}>
          {organization_name}
        </Link>
      ))}
    </>
  );
}
