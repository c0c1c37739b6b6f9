import { Modal } from "@mantine/core";
import { useEffect } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./desk-attendance-code.module.css";
import { DeskQrCode } from "./desk-qr-code.tsx";

interface DeskProjectedCodeProps {
  eventId: number;
  title: string;
  /** As it is shown. */
  code: string;
  /** When it can be used. */
  time: string;
  onClose(): void;
}

/** The six digits for a whole room, with the way to the page that asks for them. */
export function DeskProjectedCode({ eventId, title, code, time, onClose }: DeskProjectedCodeProps) {
  const t = useTexts();
  useEffect(() => {
    // Where the browser refuses, the page itself is filled.
    document.documentElement.requestFullscreen?.().catch(() => {});
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
  return (
    <Modal opened fullScreen onClose={onClose} title={t("check_in_desk.code_projected")}>
      <div className={styles.projected}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.digits}>{code}</p>
          <p className={styles.how}>{t("check_in_desk.code_how")}</p>
          <p className={styles.how}>{time}</p>
        </div>
        <div className={styles.square}>
          <DeskQrCode
            text={`${window.location.origin}/events/${eventId}#check_in`}
            label={t("check_in_desk.code_qr")}
          />
          <p>{t("check_in_desk.code_qr")}</p>
        </div>
      </div>
    </Modal>
  );
}
