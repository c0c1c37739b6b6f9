import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Report } from "../../reports.contract.ts";
import styles from "./reports.module.css";

/** Changes of a report, oldest first: when, by whom, from which state to which, with the note of then. */
export function ReportHistory({ history }: { history: Report["history"] }) {
  const t = useTexts();
  const language = useLanguage();
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t("reports.history", { count: history.length })}</summary>
      <ol>
        {history.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={place}>
            {[
              displayDayTime(new Date(change.at), language),
              change.actor ? personName(change.actor, language) : t("reports.former_member"),
              change.state_before === change.state_after
                ? t("reports.note_changed")
                : t("reports.state_changed", {
                    before: t(`reports.state.${change.state_before}`),
                    after: t(`reports.state.${change.state_after}`),
                  }),
            ].join(" · ")}
            {change.note && <div className={styles.note}>{change.note}</div>}
          </li>
        ))}
      </ol>
    </details>
  );
}
