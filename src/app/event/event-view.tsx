import { type ReactNode, Suspense } from "react";
import {
  AppliedNotice,
  ApplyPanel,
  EventCompanions,
  useMyPart,
} from "../../features/applications/applications.public.ts";
import { SelfCheckIn } from "../../features/check-in/check-in.public.ts";
import {
  applicationsCloseAt,
  applyState,
  EventDescription,
  EventDetails,
  EventFacts,
  EventHeading,
  EventMap,
  EventTools,
  factsOfEvent,
  hasBegun,
  hasEnded,
  isWindowOpen,
  type NamedLanguage,
  OrganizerMenu,
  type PageEvent,
  priorityOfEvent,
  type RenderedMarkup,
  timesOf,
} from "../../features/events/events.public.ts";
import { EventMaterial } from "../../features/follow-up/follow-up.public.ts";
import { isComing } from "../../shared/application-states.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { lazyPart } from "../../ui/base/lazy-part.ts";
import { Bar } from "../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Fold } from "../rendering/first-frame/fold.tsx";
import styles from "./event-view.module.css";

const AttendedBadge = lazyClientOnly(() => import("./attended-badge.tsx"));
const EditInPlace = lazyPart(() => import("./edit-in-place.tsx"));
const UnpublishDialog = lazyPart(() => import("./unpublish-dialog.tsx"));

interface EventViewProps {
  event: PageEvent;
  /** At least those of the event's texts. */
  languages: readonly NamedLanguage[];
  now: number;
  /** The shown text's; nothing where the browser has to render it. */
  description?: RenderedMarkup;
  /** Above all else, where the event is kept from everybody but those who look into it; nobody can apply then. */
  heldNotice?: ReactNode;
  /** A sentence about those who may apply before everybody may. */
  priority?: string | null;
  /** Outcome of applying, where the reader has just done so. */
  justApplied?: string | null;
  onChanged(): void;
  /** Sections below the event itself. */
  children?: ReactNode;
}

/** An event in the order in which one decides; where there is room, facts and action stand beside the rest and stay in sight. */
export function EventView(props: EventViewProps) {
  const { event, languages, description, now, heldNotice, priority, justApplied, onChanged, children } =
    props;
  const t = useTexts();
  const facts = factsOfEvent(event);
  const state = heldNotice ? "not_public" : applyState(facts, new Date(now));
  const closesAt = applicationsCloseAt(facts);
  const openFrom = priorityOfEvent(event)?.until;
  const part = useMyPart({ id: event.id, closesAt, openFrom }, isWindowOpen(state), onChanged);
  const myState = part.own?.application?.state ?? null;
  const isGoing = isComing(myState ?? undefined);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {justApplied && <AppliedNotice event={event} outcome={justApplied} part={part} />}
        {event.cancelled_at && (
          <Bar>
            {t("event.cancelled")}
            {event.cancel_message && <p className={styles.message}>{event.cancel_message}</p>}
          </Bar>
        )}
        {!event.cancelled_at && hasEnded(timesOf(event), new Date(now)) && (
          <p>
            <Badge>{t("event.over")}</Badge>{" "}
            {isGoing && (
              <Suspense fallback={null}>
                <AttendedBadge eventId={event.id} />
              </Suspense>
            )}
          </p>
        )}
        {heldNotice || (state === "not_public" && <Bar kind="note">{t("event.not_public")}</Bar>)}
        <OrganizerMenu
          event={event}
          onChanged={onChanged}
          edit={(organizationId) => (
            <Suspense fallback={null}>
              <EditInPlace eventId={event.id} organizationId={organizationId} onSaved={onChanged} />
            </Suspense>
          )}
          askUnpublish={(count, onAnswer) => (
            <Suspense fallback={null}>
              <UnpublishDialog count={count} onAnswer={onAnswer} />
            </Suspense>
          )}
        />
        <EventHeading event={event} languages={languages} titleHtml={description?.titleHtml} />
      </div>
      <div className={styles.side}>
        <div className={styles.block}>
          <EventFacts
            event={event}
            canApply={state === "open" || state === "not_yet_open"}
            priority={priority}
            now={new Date(now)}
          />
          <EventTools event={event} myState={myState} />
        </div>
        {state !== "not_public" && (
          <div className={styles.action}>
            <ApplyPanel event={event} state={state} now={now} part={part} />
          </div>
        )}
      </div>
      <div className={styles.body}>
        {isGoing && (
          <Suspense fallback={null}>
            <SelfCheckIn event={event} />
          </Suspense>
        )}
        <EventDescription event={event} rendered={description} />
        {!event.cancelled_at && hasBegun(new Date(event.start_at), new Date(now)) && (
          <Suspense fallback={null}>
            <EventMaterial eventId={event.id} />
          </Suspense>
        )}
        <NeedsScripts />
        <Fold />
        <EventDetails event={event} languages={languages} now={new Date(now)} />
        <EventMap event={event} />
        {isGoing && (
          <Suspense fallback={null}>
            <EventCompanions eventId={event.id} />
          </Suspense>
        )}
        {children}
      </div>
    </div>
  );
}
