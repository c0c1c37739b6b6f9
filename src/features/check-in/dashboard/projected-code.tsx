import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { localeOf } from "../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { textIn, timeSpan } from "../../events/events.public.ts";
import { loadRoomTexts } from "../entrance/load-room-texts.ts";
import styles from "./attendance-code-section.module.css";
import { LinkQrCode } from "./link-qr-code.tsx";

interface ProjectedCodeProps {
  event: Event;
  /** As it is shown. */
  code: string;
  /** Times between which it can be used. */
  window: { from: Date; until: Date };
  onClose(): void;
}

/** The six digits for a whole room, with the way to the page that asks for them: in every language, since nobody chose one here. */
export function ProjectedCode({ event, code, window: { from, until }, onClose }: ProjectedCodeProps) {
  const own = { language: useLanguage(), t: useTexts() };
  const { data } = useQuery({ queryKey: ["room-texts"], queryFn: loadRoomTexts, staleTime: Infinity });
  const texts = data ?? [own];
  useEffect(() => {
    // Where the browser refuses, the page itself is filled.
    document.documentElement.requestFullscreen?.().catch(() => {});
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
  const titles = new Set(texts.map(({ language }) => textIn(event.language_events, language).title));
  const heading = texts.map(({ t }) => t("check_in_desk.code_projected")).join(" / ");
  const square = texts.map(({ t }) => t("check_in_desk.code_qr")).join(" / ");
  return (
    <Modal opened fullScreen onClose={onClose} title={heading}>
      <div className={styles.projected}>
        <div className={styles.words}>
          {[...titles].map((title) => (
            <p key={title} className={styles.title}>
              {title}
            </p>
          ))}
          <p className={styles.digits}>{code}</p>
          {texts.map(({ language, t }) => (
            <div key={language} lang={localeOf(language)} className={styles.how}>
              <p>{t("check_in_desk.code_how")}</p>
              <p>{timeSpan(from, until, language)}</p>
            </div>
          ))}
        </div>
        <div className={styles.square}>
          <LinkQrCode text={`${location.origin}/events/${event.id}#check_in`} label={square} />
          <p>{square}</p>
        </div>
      </div>
    </Modal>
  );
}
