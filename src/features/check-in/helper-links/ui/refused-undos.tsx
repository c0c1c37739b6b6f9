import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CheckInDevice } from "../../device/check-in-device.ts";
import type { DeviceScan } from "../../device/device-scan.ts";
import styles from "./refused-undos.module.css";

interface RefusedUndosProps {
  /** Those that are not sent. */
  undos: readonly DeviceScan[];
  device: Pick<CheckInDevice, "dropScan">;
}

/** Whose check-in an ended link does not take back any more, and what to do about it; nothing where there is nobody. */
export function RefusedUndos({ undos, device }: RefusedUndosProps) {
  const t = useTexts();
  const language = useLanguage();
  if (undos.length === 0) return null;
  return (
    <section className={styles.undos} aria-labelledby="refused-undos">
      <h2 id="refused-undos">{t("entrance.refused_undos", { count: undos.length })}</h2>
      <p>{t("entrance.refused_undos_lead")}</p>
      <ul>
        {undos.map(({ nonce, name, ticket_code, scanned_at }) => {
          const person = name ?? ticket_code ?? t("entrance.refused_undo_unnamed");
          return (
            <li key={nonce}>
              <time dateTime={scanned_at}>{displayTime(new Date(scanned_at), language)}</time>
              <span>{person}</span>
              <Button look="quiet" onClick={() => void device.dropScan(nonce)}>
                {t("entrance.refused_undo_told")}
                <span className="visually-hidden">: {person}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
