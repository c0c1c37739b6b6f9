import { Suspense } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { applyingOutcome, factsOfEvent } from "../../../events/events.public.ts";
import styles from "./apply-form.module.css";

const ApplyingNote = lazyPart(() => import("./applying-note.tsx"));

interface ApplyOutcomeProps {
  event: Event;
  /** The moment of which the page tells (milliseconds). */
  now: number;
  /** From when this person may apply, where others come first. */
  opensLater: Date | undefined;
  /** Signed in, with nothing to fill in: the press is all there is. */
  isPressAlone: boolean;
  askFirst: UseFormRegisterReturn;
}

/** Says above the button what a press of it does. */
export function ApplyOutcome({ event, now, opensLater, isPressAlone, askFirst }: ApplyOutcomeProps) {
  const t = useTexts();
  const language = useLanguage();
  if (opensLater) {
    return (
      <Bar kind="note">
        {t("apply.opens_for_you", { time: displayDayTime(opensLater, language) })}
        <p className={styles.next}>{t("apply.others_first")}</p>
      </Bar>
    );
  }
  if (applyingOutcome(factsOfEvent(event)) === "place") {
    return isPressAlone ? <p>{t("apply.books_at_once")}</p> : null;
  }
  return (
    <Suspense>
      <ApplyingNote event={event} now={now} askFirst={askFirst} />
    </Suspense>
  );
}
