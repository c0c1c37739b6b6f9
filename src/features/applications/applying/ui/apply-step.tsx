import { Suspense, useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type SignUpChoices, useCurrentUser } from "../../../accounts/accounts.public.ts";
import { AffiliationFirst } from "../../../affiliation/affiliation.public.ts";
import type { Event } from "../../../events/events.contract.ts";
import {
  admissionOfReader,
  applyState,
  EligibilityNote,
  factsOfEvent,
  meetsAffiliation,
  priorityOfEvent,
  provedAffiliationOf,
} from "../../../events/events.public.ts";
import { isDeclinedByOrganizer } from "../../actions/is-declined-by-organizer.ts";
import type { applicationContracts, MyApplication } from "../../applications.contract.ts";
import { useArrival } from "../../on-load/use-arrival.ts";
import styles from "./apply-form.module.css";
import { ApplyForm } from "./apply-form.tsx";

// Each is needed in its own state alone; the form, which most people come for, is here at once.
const ApplicationOnLoad = lazyPart(() => import("../../on-load/application-on-load.tsx"));
const MyApplicationPage = lazyClientOnly(() => import("../../my-application/my-application.tsx"));
const FormerApplication = lazyClientOnly(() => import("../../my-application/former-application.tsx"));
const ConfirmedAddressNote = lazyPart(() => import("../../my-application/confirmed-address-note.tsx"));
const NotOpen = lazyPart(() => import("./not-open.tsx"));

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
  const [latest, setLatest] = useState<Event | null>(null);
  const current = latest ?? event;
  const { own, isKnown, readAgain, setOwn } = useMyApplication(event.id);
  const { user } = useCurrentUser();
  const { mayApply, pressed } = useArrival(event, own);
  const [onLoad, setOnLoad] = useState<{ problem: string | null } | null>(null);
  const moment = latest ? new Date() : new Date(now);
  const state = applyState(factsOfEvent(current), moment);
  const admission = admissionOfReader({ id: current.id, priority: priorityOfEvent(current) }, user, moment);
  const isAffiliated = meetsAffiliation(current, provedAffiliationOf(user), moment);
  const working = <p role="status">{t("apply.working")}</p>;
  if (user && mayApply && !onLoad) {
    return (
      <Suspense fallback={working}>
        <ApplicationOnLoad
          event={event}
          user={user}
          now={now}
          pressed={pressed}
          onOver={(found, problem) => {
            setOnLoad({ problem });
            if (!found) return;
            setLatest(found.event);
            setOwn(found.own);
          }}
        />
      </Suspense>
    );
  }
  if (own && (!own.is_cancelled || isDeclinedByOrganizer(own))) {
    return (
      <Suspense fallback={working}>
        <MyApplicationPage
          key={own.state}
          event={current}
          application={own}
          state={state}
          onChanged={readAgain}
        />
      </Suspense>
    );
  }
  return (
    <div className={isKnown ? styles.step : `${styles.step} ${styles.unknown}`}>
      {own && (
        <Suspense>
          <FormerApplication event={current} application={own} />
        </Suspense>
      )}
      {state === "open" && !(user && admission === "later") ? (
        <>
          {isAffiliated && <EligibilityNote event={current} />}
          {current.requires_confirmed_email && (
            <Suspense>
              <ConfirmedAddressNote />
            </Suspense>
          )}
          {isAffiliated ? (
            <ApplyForm
              event={current}
              now={latest ? moment.getTime() : now}
              choices={choices}
              isWaiting={!isKnown}
              problem={onLoad?.problem ?? null}
              onClosed={setLatest}
            />
          ) : (
            <Suspense fallback={working}>
              <AffiliationFirst event={current} />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense fallback={working}>
          <NotOpen event={current} state={state} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Known once it is clear that there is a visitor, or what the API says of the person; where it cannot, the form stands as for a
 * visitor and `own` stays undefined.
 */
function useMyApplication(eventId: number) {
  const { user } = useCurrentUser();
  const language = useLanguage();
  const asked = user ? `${eventId} ${user.id}` : null;
  const [answered, setAnswered] = useState<{ asked: string; own: MyApplication | null | undefined } | null>(
    null,
  );
  const read = useCallback(async () => {
    if (!asked) return;
    const answer = await api("GET /events/{id}/applications/own", { params: { id: eventId } }).catch(
      () => null,
    );
    setAnswered((before) => {
      if (answer) return { asked, own: answer.data };
      return before?.asked === asked ? before : { asked, own: undefined };
    });
  }, [asked, eventId]);
  // Its words are in the page's language; until they are there anew, what is shown stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language is asked for
  useEffect(() => void read(), [read, language]);
  const isAnswered = asked !== null && answered?.asked === asked;
  return {
    own: isAnswered ? answered.own : undefined,
    isKnown: user === null || isAnswered,
    readAgain: read,
    setOwn: (own: MyApplication | null) => asked && setAnswered({ asked, own }),
  };
}
