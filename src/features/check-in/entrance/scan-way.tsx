import { Suspense, useRef } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { CodeScanner } from "../scanner/lazy-scanner.ts";
import styles from "./check-in-screen.module.css";
import { CodeEntry } from "./code-entry.tsx";

interface ScanWayProps {
  onCode(text: string): void;
  onList(): void;
}

/** By the ticket: the camera reads its QR code, or somebody types the characters under it. */
export function ScanWay({ onCode, onList }: ScanWayProps) {
  const t = useTexts();
  const code = useRef<HTMLInputElement>(null);
  const otherWays = (
    <>
      <Button look="quiet" onClick={() => code.current?.focus()}>
        {t("entrance.type_code")}
      </Button>
      <Button look="quiet" onClick={onList}>
        {t("entrance.use_list")}
      </Button>
    </>
  );
  return (
    <div className={styles.scan}>
      <Suspense fallback={<CameraComing />}>
        <CodeScanner onCode={onCode} otherWays={otherWays} />
      </Suspense>
      <CodeEntry field={code} onCode={onCode} />
    </div>
  );
}

/** Takes the room of the scanner with what stands under its picture, and says what can be done without it: its files may come late. */
function CameraComing() {
  const t = useTexts();
  return (
    <div className={styles.coming} aria-busy="true">
      <p>{t("entrance.camera_coming")}</p>
    </div>
  );
}
