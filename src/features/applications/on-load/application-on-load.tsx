import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import {
  type ApplyingOutcome,
  factsOfEvent,
  meetsAffiliation,
  priorityFactsOf,
  priorityOfEvent,
  provedAffiliationOf,
} from "../../events/events.public.ts";
import { appliedAddress } from "../applying/submitting/applied-address.ts";
import { asksNothing } from "../applying/ui/asks-nothing.ts";
import { appliesOnLoad } from "./applies-on-load.ts";
import { applyUnlessApplied, type FoundOnLoad } from "./apply-unless-applied.ts";
import { isPageSeen, whenPageSeen } from "./when-seen.ts";

interface ApplicationOnLoadProps {
  event: Event;
  user: User;
  /** The moment of which the page tells (milliseconds). */
  now: number;
  /** The press that a log-in has interrupted. */
  pressed: ApplyingOutcome | null;
  /** Nothing was applied for: how things stand where that was read anew, and what went wrong. */
  onOver(found: FoundOnLoad | null, problem: string | null): void;
}

/** Applies for who opens the page where `appliesOnLoad` says so, once, and leads on to the event; else it hands over at once. */
export default function ApplicationOnLoad({ event, user, now, pressed, onOver }: ApplicationOnLoadProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const isHere = usePresence();
  const hasBegun = useRef(false);
  const isRight = (found: { event: Event; own: Application | null }, isSeen: boolean, at: Date) =>
    appliesOnLoad(
      {
        event: factsOfEvent(found.event),
        asksNothing: asksNothing(found.event),
        priority: priorityOfEvent(found.event),
        meetsAffiliation: meetsAffiliation(found.event, provedAffiliationOf(user), at),
        person: priorityFactsOf(user),
        own: found.own,
        isNewArrival: true,
        isSeen,
        pressed,
      },
      at,
    );
  const apply = async () => {
    if (!isRight({ event, own: null }, true, new Date(now))) return onOver(null, null);
    await whenPageSeen();
    if (!isHere.current) return onOver(null, null);
    try {
      const found = await applyUnlessApplied(event.id, (read) => isRight(read, isPageSeen(), new Date()));
      if (!isHere.current) return;
      if (found.isNew && found.own)
        navigate(appliedAddress(found.own, event.id, pressed ?? "place"), { replace: true });
      else onOver(found, null);
    } catch (error) {
      onOver(null, failureMessage(error, t("apply.unreachable")));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void apply();
  }, []);
  return <p role="status">{t("apply.sending")}</p>;
}

/** Whether the reader is still on the page; one that the browser has laid aside and shows again does not count. */
function usePresence() {
  const isHere = useRef(true);
  useEffect(() => {
    const leave = () => {
      isHere.current = false;
    };
    isHere.current = true;
    addEventListener("pagehide", leave);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
    };
  }, []);
  return isHere;
}
