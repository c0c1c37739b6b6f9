import { lazy, Suspense, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { type SignUpChoices, useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import { applyState, EligibilityNote, factsOfEvent } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import styles from "./apply-form.module.css";
import { ApplyForm } from "./apply-form.tsx";

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
  const { own, isKnown } = useMyApplication(event.id);
  const [closed, setClosed] = useState<Event | null>(null);
  const current = closed ?? event;
  const state = applyState(factsOfEvent(current), closed ? new Date() : new Date(now));
  if (own && !own.is_cancelled) {
    return (
      <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
        <MyApplication event={event} application={own} state={state} />
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
function useMyApplication(eventId: number): { own: Application | null; isKnown: boolean } {
  const { user } = useCurrentUser();
  const language = useLanguage();
  const asked = user ? `${eventId} ${user.id} ${language}` : null;
  const [answered, setAnswered] = useState<{ asked: string; own: Application | null } | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const tell = (own: Application | null) => isCurrent && setAnswered({ asked, own });
    api("GET /events/{id}/applications/own", { params: { id: eventId } }).then(
      ({ data }) => tell(data),
      () => tell(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, eventId]);
  const isAnswered = asked !== null && answered?.asked === asked;
  return { own: isAnswered ? answered.own : null, isKnown: user === null || isAnswered };
}
