import { useId, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Application } from "../../../events/events.contract.ts";
import type { applicationContracts } from "../../applications.contract.ts";
import styles from "./apply-form.module.css";

const api = apiClient<typeof applicationContracts>();

interface AskFirstProps {
  eventId: number;
  /** One that waits. */
  application: Application;
  onChanged(): unknown;
}

/** Lets somebody who waits choose to be asked before a place that falls free is theirs; their turn stays what it is. */
export function AskFirst({ eventId, application, onChanged }: AskFirstProps) {
  const t = useTexts();
  const flash = useFlash();
  const hintId = useId();
  const [isBusy, setBusy] = useState(false);
  const choose = async (asks: boolean) => {
    setBusy(true);
    try {
      const { data } = await api("POST /events/{id}/applications/apply", {
        params: { id: eventId },
        body: { application: { asks_before_promotion: asks } },
      });
      flash(t("own.wish_saved", { position: data.position ?? 0 }), "success", flashTimes.notice);
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    await onChanged();
    setBusy(false);
  };
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={application.asks_before_promotion}
          aria-disabled={isBusy}
          aria-describedby={hintId}
          onChange={(event) => void (isBusy || choose(event.currentTarget.checked))}
        />
        <span>{t("own.ask_first")}</span>
      </label>
      <p id={hintId} className={styles.note}>
        {t("own.ask_first_hint")}
      </p>
    </div>
  );
}
