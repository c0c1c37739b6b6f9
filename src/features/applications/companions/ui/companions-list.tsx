import { useId, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { companionContracts } from "../companions.contract.ts";
import styles from "./companions.module.css";

const api = apiClient<typeof companionContracts>();

/** How many others come, the names of those who show them, and a switch for one's own. */
export function CompanionsList({ eventId }: { eventId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const hintId = useId();
  const found = useAnswer(`companions ${eventId}`, async () => {
    return (await api("GET /events/{id}/companions", { params: { id: eventId } })).data;
  });
  // Of one event: the page may go on to another one.
  const [choice, setChoice] = useState<{ eventId: number; isShown: boolean } | null>(null);
  if (!found) return null;
  const { count, first_names } = found;
  const shows_first_name = choice?.eventId === eventId ? choice.isShown : found.shows_first_name;
  const show = async (isShown: boolean) => {
    setChoice({ eventId, isShown });
    try {
      await api("PUT /events/{id}/applications/own/visibility", {
        params: { id: eventId },
        body: { shows_first_name: isShown },
      });
    } catch (error) {
      setChoice({ eventId, isShown: !isShown });
      flash(failureMessage(error, t("companions.failed")), "error");
    }
  };
  return (
    <div className={styles.list}>
      <p>
        {count === 0 ? t("companions.nobody") : t("companions.count", { count })}{" "}
        {first_names.length > 0 &&
          t("companions.named", { count: first_names.length, names: formatList(first_names, language) })}
      </p>
      {shows_first_name !== null && (
        <>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={shows_first_name}
              aria-describedby={hintId}
              onChange={(event) => void show(event.currentTarget.checked)}
            />
            <span>{t("companions.show")}</span>
          </label>
          <p id={hintId} className={styles.hint}>
            {t("companions.show_hint")}
          </p>
        </>
      )}
    </div>
  );
}
