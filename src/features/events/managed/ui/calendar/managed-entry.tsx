import { displayTime } from "../../../../../shared/time/tokyo-time.ts";
import { Link } from "../../../../../ui/base/link.tsx";
import { useLanguage } from "../../../../../ui/texts/texts.tsx";
import type { ManagedDay } from "../../managed-events.contract.ts";
import { StateBadge } from "../managed-cells.tsx";
import styles from "./managed-calendar.module.css";

interface ManagedEntryProps {
  event: ManagedDay["events"][number];
  /** Whether it says for which organization it is. */
  namesOrganization: boolean;
}

/** An event of a day: when, what, and its state in a word; it leads to the event's dashboard. */
export function ManagedEntry({ event, namesOrganization }: ManagedEntryProps) {
  const language = useLanguage();
  const { id, organization_id, organization_name, title, lang, start_at, state } = event;
  return (
    <Link
      to={`/manage/organizations/${organization_id}/events/${id}/overview`}
      data-state={state}
      title={title}
      className={styles.entry}
    >
      <span className={styles.when}>
        <time dateTime={start_at}>{displayTime(new Date(start_at), language)}</time>{" "}
        <StateBadge state={state} times={event} />
      </span>
      <span lang={lang} className={styles.title}>
        {title}
      </span>
      {namesOrganization && <span className={styles.organization}>{organization_name}</span>}
    </Link>
  );
}
