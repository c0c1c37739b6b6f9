import {
  HostCard,
  type LinkedOrganization,
  type OrganizationSummary,
  SocialLinks,
} from "../../features/organizations/organizations.public.ts";
import { ReportButton } from "../../features/reports/reports.public.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./event-hosts.module.css";

interface EventHostsProps {
  eventId: number;
  /** The owner first. */
  hosts: OrganizationSummary[];
  /** The owner's. */
  links: LinkedOrganization | undefined;
  onFollowed(): void;
}

/** The organizations that hold the event. */
export function EventHosts({ eventId, hosts, links, onFollowed }: EventHostsProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="hosts" className={styles.hosts}>
      <h2 id="hosts">{t("event.who_hosts")}</h2>
      {hosts.map((host, place) => (
        <HostCard key={host.id} organization={host} onFollowed={onFollowed}>
          {place === 0 && links && <SocialLinks organization={links} />}
        </HostCard>
      ))}
      <ReportButton subject="event" subjectId={eventId} />
    </section>
  );
}
