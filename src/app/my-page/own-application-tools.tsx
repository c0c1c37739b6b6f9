import { type RefObject, useState } from "react";
import {
  CancelApplication,
  describeApplication,
  useApplicationDeeds,
} from "../../features/applications/applications.public.ts";
import type { Application, Event } from "../../features/events/events.contract.ts";
import { hasBegun } from "../../features/events/events.public.ts";
import { isActive } from "../../shared/application-states.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";

interface OwnApplicationToolsProps {
  event: Event;
  application: Application;
  onChanged(): void;
  /** The element that gets the focus when the event has left the list. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** How an application without a certain place stands, and the next steps of whoever has it. */
export function OwnApplicationTools({ event, application, onChanged, focusAfter }: OwnApplicationToolsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const deeds = useApplicationDeeds(event.id, onChanged);
  const { state, tone, next } = describeApplication(t, language, { application, event, now });
  const isOpen =
    isActive(application.state) && !event.cancelled_at && !hasBegun(new Date(event.start_at), now);
  return (
    <div className={styles.tools}>
      <div className={styles.standing}>
        <Badge tone={tone}>{state}</Badge>
        {next && <p>{next}</p>}
        {application.decision_message && <p className={styles.message}>{application.decision_message}</p>}
      </div>
      {isOpen && application.state === "offered" && (
        <Button busy={deeds.isAccepting} busyText={t("apply.working")} onClick={deeds.accept}>
          {t("own.accept")}
        </Button>
      )}
      {isActive(application.state) && (
        <ButtonLink look="quiet" to={`/events/${event.id}/apply`}>
          {t("apply.see_own")}
        </ButtonLink>
      )}
      {isOpen && (
        <details className={styles.more}>
          <summary>{t("me.cancelling")}</summary>
          <div>
            <CancelApplication
              state={application.state}
              onConfirm={() => deeds.giveUp(application)}
              focusAfter={focusAfter}
            />
          </div>
        </details>
      )}
    </div>
  );
}
