import { type ComponentProps, useId } from "react";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  applyingOutcome,
  describeApplying,
  factsOfEvent,
  type PageEvent,
} from "../../../events/events.public.ts";
import styles from "./apply-form.module.css";

interface ApplyingNoteProps {
  event: PageEvent;
  /** The moment of which the page tells (milliseconds). */
  now: number;
  /** The form library's registration of the wish to be asked first. */
  askFirst: ComponentProps<"input">;
}

/** Says once more, beside the button that applies, how one gets a place where it is not given at once; who will wait may choose. */
export default function ApplyingNote({ event, now, askFirst }: ApplyingNoteProps) {
  const t = useTexts();
  const hintId = useId();
  const means = describeApplying(event, t, useLanguage(), new Date(now));
  if (applyingOutcome(factsOfEvent(event)) !== "waiting_list") return <p>{means}</p>;
  return (
    <div>
      <p>{means}</p>
      <label className={styles.choice}>
        <input type="checkbox" aria-describedby={hintId} {...askFirst} />
        <span>{t("queue.ask_first")}</span>
      </label>
      <p id={hintId} className={styles.note}>
        {t("queue.ask_first_hint")}
      </p>
    </div>
  );
}
