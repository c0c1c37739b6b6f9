import { Suspense } from "react";
import { CodeScanner } from "../scanner/lazy-scanner.ts";
import styles from "./check-in-screen.module.css";
import { CodeEntry } from "./code-entry.tsx";

/** By the ticket: the camera reads its QR code, or somebody types the characters under it. */
export function ScanWay({ onCode }: { onCode(text: string): void }) {
  return (
    <div className={styles.scan}>
      <Suspense fallback={<div className={styles.camera} aria-busy="true" />}>
        <CodeScanner onCode={onCode} />
      </Suspense>
      <CodeEntry onCode={onCode} />
    </div>
  );
}
