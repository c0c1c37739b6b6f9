import { type RefObject, useEffect, useState } from "react";
import { keepPage } from "../../../platform/browser/storage/keep-page.ts";
import { isActive } from "../../../shared/application-states.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { PageEvent } from "../../events/events.public.ts";
import { canGiveUp } from "../actions/can-give-up.ts";
import type { MyApplication } from "../applications.contract.ts";
import styles from "../applying/ui/apply-panel.module.css";
import { AskFirst } from "../applying/ui/ask-first.tsx";
import { showsTicket } from "../tickets/shows-ticket.ts";
import { TicketLink } from "../tickets/ui/ticket-link.tsx";
import { CancelApplication } from "./cancel-application.tsx";
import { describeApplication } from "./describe-application.ts";
import { MeetingLink } from "./meeting-link.tsx";
import { useApplicationActions } from "./use-application-actions.ts";

interface MyApplicationPanelProps {
  event: PageEvent;
  application: MyApplication;
  onChanged(): Promise<unknown>;
  panel: RefObject<HTMLElement | null>;
}

/** How one's application to the event stands, and what one can do about it at once; the rest is on its page. */
export default function MyApplicationPanel(props: MyApplicationPanelProps) {
  const { event, application, onChanged, panel } = props;
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { accept, giveUp, isAccepting } = useApplicationActions(event.id, onChanged);
  useEffect(keepPage, []);
  const words = describeApplication(t, language, { application, event, now });
  const isOpen = canGiveUp(application);
  const isOffered = application.actions.includes("accept_offer");
  const leave = (
    <CancelApplication
      state={application.state}
      label={application.state === "confirmed" ? t("apply.cancel") : undefined}
      onConfirm={() => giveUp(application)}
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
        <Button busy={isAccepting} busyText={t("apply.working")} onClick={accept}>
          {t("own.accept")}
        </Button>
      )}
      {showsTicket(application.state, event, now) && (
        <>
          <MeetingLink eventId={event.id} className={styles.note} />
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
