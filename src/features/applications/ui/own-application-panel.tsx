import { type RefObject, useEffect, useState } from "react";
import { keepPage } from "../../../platform/browser/keep-page.ts";
import { isActive } from "../../../shared/application-states.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Application, Event } from "../../events/events.contract.ts";
import type { ApplyState } from "../../events/events.public.ts";
import { showsTicket } from "../tickets/shows-ticket.ts";
import { TicketLink } from "../tickets/ticket-link.tsx";
import styles from "./apply-panel.module.css";
import { AskFirst } from "./ask-first.tsx";
import { CancelApplication } from "./cancel-application.tsx";
import { describeApplication } from "./describe-application.ts";
import { MeetingLink } from "./meeting-link.tsx";
import { useApplicationDeeds } from "./use-application-deeds.ts";

interface OwnApplicationPanelProps {
  event: Event;
  application: Application;
  state: ApplyState;
  onChanged(): Promise<unknown>;
  panel: RefObject<HTMLElement | null>;
}

/** How one's application to the event stands, and what one can do about it at once; the rest is on its page. */
export default function OwnApplicationPanel(props: OwnApplicationPanelProps) {
  const { event, application, state, onChanged, panel } = props;
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const deeds = useApplicationDeeds(event.id, onChanged);
  useEffect(keepPage, []);
  const words = describeApplication(t, language, { application, event, now });
  const isOpen = !event.cancelled_at && state !== "started";
  const isOffered = isOpen && application.state === "offered";
  const leave = (
    <CancelApplication
      state={application.state}
      label={application.state === "confirmed" ? t("apply.cancel") : undefined}
      onConfirm={() => deeds.giveUp(application)}
      focusAfter={panel}
    />
  );
  return (
    <>
      <p className={`${styles.state} ${isOffered ? styles.offered : ""}`} data-tone={words.tone}>
        <strong>{words.state}</strong>
      </p>
      {words.next && <p className={styles.note}>{words.next}</p>}
      {isOpen && application.state === "waiting" && (
        <AskFirst eventId={event.id} application={application} onChanged={onChanged} />
      )}
      {application.decision_message && <p className={styles.note}>{application.decision_message}</p>}
      {isOffered && (
        <Button busy={deeds.isAccepting} busyText={t("apply.working")} onClick={deeds.accept}>
          {t("own.accept")}
        </Button>
      )}
      {showsTicket(application.state, event, now) && (
        <>
          <MeetingLink eventId={event.id} />
          <TicketLink event={event} />
        </>
      )}
      {isActive(application.state) && (
        <>
          {!isOffered && (
            <ButtonLink look="quiet" to={`/events/${event.id}/apply`}>
              {t("apply.see_own")}
            </ButtonLink>
          )}
          {isOffered && leave}
          {isOpen && !isOffered && <div className={styles.leave}>{leave}</div>}
        </>
      )}
    </>
  );
}
