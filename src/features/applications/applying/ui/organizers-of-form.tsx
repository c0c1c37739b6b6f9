import { Link } from "react-router";
import { localeOf } from "../../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import styles from "./apply-form.module.css";

/** Privacy notice: recipients, purpose, and the organization that is responsible. */
export function JointUse({ hosts }: { hosts: Event["organizations"] }) {
  const t = useTexts();
  const names = hosts.map(({ organization_name }) => organization_name);
  const all = new Intl.ListFormat(localeOf(useLanguage())).format(names);
  return <p className={styles.note}>{t("apply.joint_use", { hosts: all, owner: names[0] ?? "" })}</p>;
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
