import { Anchor, Button, Group, Progress, Text, VisuallyHidden } from "@mantine/core";
import { foreignTag } from "../../../../shared/languages/readers/text-reader.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Badge, type BadgeTone } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import type { RowId, useRowSelection } from "../../../../ui/tables/use-row-selection.ts";
import { languageName } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { hasEnded, timesOf, type WireTimes } from "../../availability/ends-at.ts";
import { pictureOf, pictureProps } from "../../covers/event-picture.ts";
import { DuplicateEvent } from "../../duplicating/ui/duplicate-event.tsx";
import type { ManagedEvent } from "../../events.contract.ts";
import { textIn } from "../../ui/event-text.ts";
import type { ManagedSort, ManagedState } from "../managed-lists.ts";
import { eventPageName } from "./event-page-name.ts";
import styles from "./managed-events.module.css";

export interface RowsProps {
  events: readonly ManagedEvent[];
  /** The list's name for screen readers. */
  label: string;
  languages: ReferenceData["languages"];
  /** Whether rows say for which organization they are. */
  namesOrganizations: boolean;
  selection: Pick<ReturnType<typeof useRowSelection>, "onRow" | "select"> & { ids: ReadonlySet<RowId> };
  sort: ManagedSort | undefined;
}

export const dashboardOf = ({ id, managed }: ManagedEvent, tab: string) =>
  `/manage/organizations/${managed.organization_id}/events/${id}/${tab}`;

const tones = { draft: "info", coming: "good", past: "quiet", cancelled: "now" } satisfies Record<
  ManagedState,
  BadgeTone
>;

export function StateBadge({ state, times }: { state: ManagedState; times: WireTimes }) {
  const t = useTexts();
  // It has begun, and nobody calls it over while people are at the door.
  if (state === "past" && !hasEnded(timesOf(times), new Date()))
    return <Badge tone="now">{t("managed.state.running")}</Badge>;
  return <Badge tone={tones[state]}>{t(`managed.state.${state}`)}</Badge>;
}

export function Picture({ event }: { event: ManagedEvent }) {
  return (
    <img
      {...pictureProps(pictureOf(event), "5rem")}
      alt=""
      width={80}
      height={45}
      loading="lazy"
      className={styles.picture}
    />
  );
}

/** The title, which leads to the event's dashboard, and below it whose it is and, where that is the order, when it was changed. */
export function EventTitle({
  event,
  namesOrganizations,
  sort,
}: { event: ManagedEvent } & Pick<RowsProps, "namesOrganizations" | "sort">) {
  const t = useTexts();
  const language = useLanguage();
  const { title, language_id } = textIn(event.language_events, language);
  const acting = event.organizations.find(({ id }) => id === event.managed.organization_id);
  const isCoHosted = event.owner_organization_id !== event.managed.organization_id;
  return (
    <div className={styles.title}>
      <Anchor
        component={Link}
        to={dashboardOf(event, "overview")}
        fw={600}
        lang={foreignTag(language_id, language)}
      >
        {title}
      </Anchor>
      {event.held_at && <Badge tone="now">{t("managed.on_hold")}</Badge>}
      {isCoHosted && (
        <Text size="sm" c="dimmed">
          {t("managed.owned_by", { organization: event.organizations[0]?.organization_name ?? "" })}
        </Text>
      )}
      {namesOrganizations && acting && !isCoHosted && (
        <Text size="sm" c="dimmed">
          {acting.organization_name}
        </Text>
      )}
      {sort === "updated_at" && (
        <Text size="sm" c="dimmed">
          {t("managed.updated", { time: displayDayTime(new Date(event.managed.updated_at), language) })}
        </Text>
      )}
    </div>
  );
}

/** How many seats are taken, as a bar and in words, who waits, and who is to be decided of. */
export function Seats({ event }: { event: ManagedEvent }) {
  const t = useTexts();
  const { applications_count: count, max_participant_num: max, waiting_count, managed } = event;
  return (
    <div className={styles.seats}>
      <Text size="sm">{t("event.seats_of", { count, max })}</Text>
      <Progress value={Math.min((count / max) * 100, 100)} aria-hidden="true" />
      {waiting_count > 0 && <Text size="sm">{t("organization_desk.waiting", { count: waiting_count })}</Text>}
      {managed.undecided_count > 0 && (
        <Anchor component={Link} to={dashboardOf(event, "list")} size="sm" fw={600}>
          {t("organization_desk.to_decide", { count: managed.undecided_count })}
        </Anchor>
      )}
    </div>
  );
}

export function Languages({
  event: { managed },
  languages,
}: { event: ManagedEvent } & Pick<RowsProps, "languages">) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className={styles.languages}>
      {managed.languages.map(({ language_id, is_complete }) => (
        <li key={language_id} data-complete={is_complete}>
          {languageName(languages, language_id, language)}
          {is_complete ? (
            <>
              <span aria-hidden="true"> ✓</span> <VisuallyHidden>{t("managed.complete")}</VisuallyHidden>
            </>
          ) : (
            <span className={styles.gap}>{t("managed.incomplete")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function NextMail({ event }: { event: ManagedEvent }) {
  const t = useTexts();
  const language = useLanguage();
  const mail = event.managed.next_mail;
  if (!mail) return <Text size="sm">{t("managed.no_mail")}</Text>;
  return (
    <Anchor component={Link} to={dashboardOf(event, mail.tab)} size="sm">
      {t(`managed.mail.${mail.tab}`, { time: displayDayTime(new Date(mail.at), language) })}
    </Anchor>
  );
}

export function RowActions({
  event,
  onCopied,
}: {
  event: ManagedEvent;
  onCopied(copy: { id: number }): void;
}) {
  const t = useTexts();
  return (
    <Group gap="xs">
      <Button component={Link} to={`/events/${event.id}`} variant="default" size="xs">
        {eventPageName(event, t)}
      </Button>
      {event.owner_organization_id === event.managed.organization_id && !event.held_at && (
        <DuplicateEvent
          event={event}
          organizationId={event.managed.organization_id}
          onDuplicated={onCopied}
          button={{ variant: "subtle", size: "xs" }}
        />
      )}
    </Group>
  );
}
