import { useEffect, useId, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { formatList } from "../../../shared/languages.ts";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Companions, companionContracts } from "../companions/companions.contract.ts";
import styles from "./companions.module.css";

const api = apiClient<typeof companionContracts>();

/** How many others come, the names of those who show them, and a switch for one's own. */
export function CompanionsList({ eventId }: { eventId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const hintId = useId();
  const [companions, setCompanions] = useState<Companions | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api("GET /events/{id}/companions", { params: { id: eventId } }).then(
      ({ data }) => isCurrent && setCompanions(data),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  if (!companions) return null;
  const { count, first_names, shows_first_name } = companions;
  const show = async (isShown: boolean) => {
    setCompanions({ ...companions, shows_first_name: isShown });
    try {
      await api("PUT /events/{id}/applications/own/visibility", {
        params: { id: eventId },
        body: { shows_first_name: isShown },
      });
    } catch (error) {
      setCompanions(companions);
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
