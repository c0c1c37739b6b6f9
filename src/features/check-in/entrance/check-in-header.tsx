import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { formatMoment } from "../../events/events.public.ts";
import type { StoredEvent } from "../device/check-in-database.ts";
import styles from "./check-in-header.module.css";

interface CheckInHeaderProps {
  event: StoredEvent | null;
  /** Null while it is being typed. */
  deviceName: string | null;
  onRename(): void;
  isOnline: boolean;
  unsent: number;
}

/** Event and name of the device, and whether the server has heard of everything: always in sight. */
export function CheckInHeader({ event, deviceName, onRename, isOnline, unsent }: CheckInHeaderProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <span className="visually-hidden">{t("entrance.title")}: </span>
        {event?.title ?? t("entrance.title")}
      </h1>
      {event && <p className={styles.time}>{formatMoment(new Date(event.startAt), language)}</p>}
      <div className={styles.state}>
        {deviceName !== null && (
          <button type="button" className={styles.device} onClick={onRename}>
            <span className="visually-hidden">{t("entrance.rename")}: </span>
            {deviceName}
          </button>
        )}
        <p role="status" className={styles.connection} data-online={isOnline}>
          <span>{t(isOnline ? "entrance.online" : "entrance.offline")}</span>
          {unsent > 0 && <strong>{t("entrance.unsent", { count: unsent })}</strong>}
        </p>
      </div>
    </header>
  );
}
