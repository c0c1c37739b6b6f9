import { useEffect, useId, useRef, useState } from "react";
import { isActive } from "../../../shared/application-states.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { PageEvent } from "../../events/events.public.ts";
import { canGiveUp } from "../actions/can-give-up.ts";
import type { MyApplication } from "../applications.contract.ts";
import { asksNothing } from "../applying/ui/asks-nothing.ts";
import { AfterApplying } from "./after-applying.tsx";
import styles from "./applied-panel.module.css";
import { describeApplication, outcomeOfApplying } from "./describe-application.ts";
import { useApplicationActions } from "./use-application-actions.ts";

interface AppliedPanelProps {
  event: PageEvent;
  application: MyApplication;
  /** Of applying: `too_late` where the last place went to somebody else meanwhile. */
  outcome: string;
  onChanged(): Promise<unknown>;
}

/**
 * Tells somebody who has just applied what came of it: whether the place is certain, and what comes next. Where a press alone has
 * applied, a press alone takes it back.
 */
export default function AppliedPanel({ event, application, outcome, onChanged }: AppliedPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [now] = useState(() => new Date());
  const [isUndoing, setUndoing] = useState(false);
  const { giveUp } = useApplicationActions(event.id, onChanged);
  useEffect(() => panel.current?.focus(), []);
  const words = describeApplication(t, language, { application, event, now });
  const isShownActive = isActive(application.state) && !event.cancelled_at;
  const canUndo = asksNothing(event) && canGiveUp(application);
  const undo = async () => {
    setUndoing(true);
    await giveUp(application, { isToldHere: true });
    setUndoing(false);
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-tone={words.tone}
      aria-labelledby={id}
      aria-live="polite"
    >
      <h2 id={id}>{(isShownActive && outcomeOfApplying(t, application.state, outcome)) || words.state}</h2>
      {isShownActive && application.state === "confirmed" && <p>{t("applied.certain")}</p>}
      {isShownActive && application.state !== "confirmed" && (
        <p>{t("applied.uncertain", { position: application.position ?? 0 })}</p>
      )}
      {words.next && <p>{words.next}</p>}
      {isShownActive && <AfterApplying event={event} application={application} />}
      {canUndo && (
        <div className={styles.undo}>
          <Button look="quiet" busy={isUndoing} busyText={t("apply.working")} onClick={undo}>
            {t("applied.undo")}
          </Button>
        </div>
      )}
    </section>
  );
}
