import { lazy, Suspense } from "react";
import { ApplyPanel } from "../../features/applications/applications.public.ts";
import type { Event } from "../../features/events/events.contract.ts";
import {
  applyState,
  EventDescription,
  EventFacts,
  factsOfEvent,
  type NamedLanguage,
  OrganizerMenu,
} from "../../features/events/events.public.ts";
import { type LinkedOrganization, SocialLinks } from "../../features/organizations/organizations.public.ts";
import { Bar } from "../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { EditInPlace } from "./edit-in-place.tsx";
import styles from "./event-view.module.css";

const UnpublishDialog = lazy(() => import("./unpublish-dialog.tsx"));

interface EventViewProps {
  event: Event;
  /** Of the organization that made the event; null where its links are not known. */
  owner: LinkedOrganization | null;
  /** At least those of the event's texts. */
  languages: readonly NamedLanguage[];
  now: number;
  onChanged(): void;
}

/** Everything about an event and, beside it, what a person can do about it. */
export function EventView({ event, owner, languages, now, onChanged }: EventViewProps) {
  const t = useTexts();
  const state = applyState(factsOfEvent(event), new Date(now));
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {event.cancelled_at && (
          <Bar>
            {t("event.cancelled")}
            {event.cancel_message && <p className={styles.message}>{event.cancel_message}</p>}
          </Bar>
        )}
        {state === "not_public" && <Bar kind="note">{t("event.not_public")}</Bar>}
        <OrganizerMenu
          event={event}
          onChanged={onChanged}
          edit={(organizationId) => (
            <EditInPlace eventId={event.id} organizationId={organizationId} onSaved={onChanged} />
          )}
          askUnpublish={(count, onAnswer) => (
            <Suspense fallback={null}>
              <UnpublishDialog count={count} onAnswer={onAnswer} />
            </Suspense>
          )}
        />
        <EventDescription event={event} />
        <NeedsScripts />
        <EventFacts
          event={event}
          languages={languages}
          canApply={state === "open" || state === "not_yet_open"}
        />
        {owner && <SocialLinks organization={owner} />}
      </div>
      <div className={styles.aside}>
        {state !== "not_public" && <ApplyPanel event={event} state={state} onChanged={onChanged} />}
      </div>
    </div>
  );
}
