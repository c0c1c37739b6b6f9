import { type RefObject, useState } from "react";
import type { MyApplication } from "../../../features/applications/applications.contract.ts";
import {
  CancelApplication,
  canGiveUp,
  describeApplication,
  useApplicationActions,
} from "../../../features/applications/applications.public.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { isActive } from "../../../shared/application-states.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../my-page.module.css";

interface MyApplicationToolsProps {
  event: Event;
  application: MyApplication;
  onChanged(): void;
  /** The element that gets the focus when the event has left the list. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** How an application without a certain place stands, and the next steps of whoever has it. */
export function MyApplicationTools({ event, application, onChanged, focusAfter }: MyApplicationToolsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { accept, giveUp, isAccepting } = useApplicationActions(event.id, onChanged);
  const { state, tone, next } = describeApplication(t, language, { application, event, now });
  return (
    <div className={styles.tools}>
      <div className={styles.status}>
        <Badge tone={tone}>{state}</Badge>
        {next && <p>{next}</p>}
        {application.decision_message && <p className={styles.message}>{application.decision_message}</p>}
      </div>
      {application.actions.includes("accept_offer") && (
        <Button busy={isAccepting} busyText={t("apply.working")} onClick={accept}>
          {t("own.accept")}
        </Button>
      )}
      {isActive(application.state) && event.is_published && (
        <ButtonLink look="quiet" to={`/events/${event.id}/apply`}>
          {t("apply.see_own")}
        </ButtonLink>
      )}
      {canGiveUp(application) && (
        <details className={styles.more}>
          <summary>{t("me.cancelling")}</summary>
          <div>
            <CancelApplication
              state={application.state}
              onConfirm={() => giveUp(application)}
              focusAfter={focusAfter}
            />
          </div>
        </details>
      )}
    </div>
  );
}
