import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { DeviceScan } from "../../device/device-scan.ts";
import { outcomeOf } from "../../device/outcome-of-scan.ts";
import type { PersonNow } from "../../device/people-now.ts";
import { toneOf } from "../../scanner/shown-outcome.ts";
import { describeScan } from "./describe-scan.ts";
import styles from "./recorded-scans.module.css";

interface RecordedScansProps {
  scans: readonly DeviceScan[];
  people: readonly PersonNow[] | null;
}

/** All that this device has recorded, newest first: so that nobody has to believe that it was kept. */
export function RecordedScans({ scans, people }: RecordedScansProps) {
  const t = useTexts();
  const language = useLanguage();
  if (scans.length === 0) return <p className={styles.none}>{t("entrance.nothing_recorded")}</p>;
  return (
    <ol className={styles.scans}>
      {scans.map((scan) => {
        const outcome = outcomeOf(scan, people);
        return (
          <li key={scan.nonce} data-tone={toneOf(outcome)}>
            <time dateTime={scan.scanned_at}>{displayTime(new Date(scan.scanned_at), language)}</time>
            <span>
              {describeScan(t, language, outcome)}
              {scan.ticket_code && <code>{scan.ticket_code}</code>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
