import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { type SignUpChoices, useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import { applyState, EligibilityNote, factsOfEvent } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import styles from "./apply-form.module.css";
import { ApplyForm } from "./apply-form.tsx";
import { isDeclinedByOrganizer } from "./is-declined-by-organizer.ts";

// Each is needed in its own state alone; the form, which most people come for, is here at once.
const MyApplication = lazyClientOnly(() => import("./my-application.tsx"));
const NotOpen = lazy(() => import("./not-open.tsx"));

const api = apiClient<typeof applicationContracts>();

interface ApplyStepProps {
  event: Event;
  choices: SignUpChoices;
  /** The moment of which the page tells (milliseconds). */
  now: number;
}

/** The apply page: one's application, why one cannot apply, or the form. */
export function ApplyStep({ event, choices, now }: ApplyStepProps) {
  const t = useTexts();
  const { own, isKnown, readAgain } = useMyApplication(event.id);
  const [closed, setClosed] = useState<Event | null>(null);
  const current = closed ?? event;
  const state = applyState(factsOfEvent(current), closed ? new Date() : new Date(now));
  if (own && (!own.is_cancelled || isDeclinedByOrganizer(own))) {
    return (
      <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
        <MyApplication key={own.state} event={event} application={own} state={state} onChanged={readAgain} />
      </Suspense>
    );
  }
  return (
    <div className={isKnown ? styles.step : `${styles.step} ${styles.unknown}`}>
      {state === "open" ? (
        <>
          <EligibilityNote event={event} />
          <ApplyForm event={event} choices={choices} isWaiting={!isKnown} onClosed={setClosed} />
        </>
      ) : (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <NotOpen event={current} state={state} />
        </Suspense>
      )}
    </div>
  );
}

/** Known once it is clear that there is a visitor, or what the API says of the person; where it cannot, as of a visitor. */
function useMyApplication(eventId: number) {
  const { user } = useCurrentUser();
  const language = useLanguage();
  const asked = user ? `${eventId} ${user.id} ${language}` : null;
  const [answered, setAnswered] = useState<{ asked: string; own: Application | null } | null>(null);
  const read = useCallback(async () => {
    if (!asked) return;
    const answer = await api("GET /events/{id}/applications/own", { params: { id: eventId } }).catch(
      () => null,
    );
    setAnswered((before) => {
      if (answer) return { asked, own: answer.data };
      return before?.asked === asked ? before : { asked, own: null };
    });
  }, [asked, eventId]);
  useEffect(() => void read(), [read]);
  const isAnswered = asked !== null && answered?.asked === asked;
  return { own: isAnswered ? answered.own : null, isKnown: user === null || isAnswered, readAgain: read };
}
