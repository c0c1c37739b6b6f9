import { useEffect, useId, useRef } from "react";
import {
  isNextInWindowAlone,
  keepInWindowAlone,
} from "../../../../platform/browser/storage/stored-session.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "../../sign-up/ui/sign-up-fields.module.css";

/** Asked where a session starts: on a shared computer it ends with the window, and nothing is kept there. */
export function SharedComputerField() {
  const t = useTexts();
  const hint = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It was chosen before the log-in led over another site.
    if (box.current && isNextInWindowAlone()) box.current.checked = true;
    // It may have been ticked before the page woke up.
    keepInWindowAlone(box.current?.checked ?? false);
    return () => keepInWindowAlone(false);
  }, []);
  return (
    <div>
      <label className={styles.choice}>
        <input
          ref={box}
          type="checkbox"
          aria-describedby={hint}
          onChange={(event) => keepInWindowAlone(event.currentTarget.checked)}
        />
        {t("shared_computer.label")}
      </label>
      <p id={hint} className={styles.choiceHint}>
        {t("shared_computer.hint")}
      </p>
    </div>
  );
}
