import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import styles from "./flash.module.css";

export type FlashKind = "success" | "error";

interface Flash {
  message: string;
  kind: FlashKind;
}

type ShowFlash = (message: string, kind?: FlashKind, milliseconds?: number) => void;

const FlashContext = createContext<ShowFlash>(() => {});

/** How long a message stays (milliseconds): what the shell says, and what has a Close button. */
export const flashTimes = { shell: 3000, notice: 5000, brief: 1500 } as const;

/** Shows a message at the foot of the page; the next one takes its place. */
export function useFlash(): ShowFlash {
  return useContext(FlashContext);
}

export function FlashProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [flash, setFlash] = useState<Flash | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback<ShowFlash>((message, kind = "success", milliseconds = flashTimes.shell) => {
    clearTimeout(timer.current);
    setFlash({ message, kind });
    timer.current = setTimeout(() => setFlash(null), milliseconds);
  }, []);
  return (
    <FlashContext value={useMemo(() => show, [show])}>
      {children}
      <div className={styles.place} role="status" aria-live="polite">
        {flash && (
          <div className={`${styles.flash} ${styles[flash.kind]}`}>
            <span>{flash.message}</span>
            <button type="button" className={styles.close} onClick={() => setFlash(null)}>
              {t("flash.close")}
            </button>
          </div>
        )}
      </div>
    </FlashContext>
  );
}
