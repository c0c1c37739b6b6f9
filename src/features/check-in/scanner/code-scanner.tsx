import { type ReactNode, useRef } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./code-scanner.module.css";
import { unlockSounds } from "./play-outcome-sound.ts";
import { SoundSwitch } from "./sound-switch.tsx";
import { useCamera } from "./use-camera.ts";
import { useCodeReading } from "./use-code-reading.ts";

export interface CodeScannerProps {
  /** Each QR code once while it is in the picture; whether it is a ticket is for the caller to say. */
  onCode(text: string): void;
  /** Offered where there is no picture. */
  otherWays?: ReactNode;
}

/**
 * The camera's picture, in which QR codes are looked for. The document that it stands in must have been loaded as a document: the
 * policies that let it have the camera come with it, so links to it need `reloadDocument`.
 */
export function CodeScanner({ onCode, otherWays }: CodeScannerProps) {
  const t = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const { stream, problem, cameras, choose, retry, torch } = useCamera(video);
  const canRead = useCodeReading(video, stream !== null && problem === null, onCode);
  const message = problem ?? (canRead === false ? "no_reader" : null);
  const chosen = stream?.getVideoTracks()[0]?.getSettings().deviceId;
  return (
    <div className={styles.scanner} onPointerDown={unlockSounds}>
      <div className={styles.picture} data-is-reading={(!message && canRead) || undefined}>
        <video ref={video} playsInline muted aria-label={t("scanner.picture")} />
        {!message && <span className={styles.frame} aria-hidden="true" />}
        {message && (
          <div className={styles.problem} role="alert">
            <p className={styles.what}>{t(`scanner.problem.${message}`)}</p>
            <p>{t(`scanner.way_out.${message}`)}</p>
            <div className={styles.tools}>
              <Button look="quiet" onClick={() => (message === "no_reader" ? location.reload() : retry())}>
                {t("scanner.retry")}
              </Button>
              {otherWays}
            </div>
          </div>
        )}
      </div>
      <p className={styles.hint} aria-live="polite">
        {!message && t(canRead ? "scanner.hint" : "scanner.starting")}
      </p>
      <div className={styles.tools}>
        {torch && (
          <Button look="quiet" onClick={torch.toggle}>
            {t(torch.isOn ? "scanner.torch_off" : "scanner.torch_on")}
          </Button>
        )}
        {cameras.length > 1 && (
          <select
            className={styles.choice}
            aria-label={t("scanner.camera")}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            {cameras.map(({ id, label }, place) => (
              <option key={id} value={id}>
                {label || t("scanner.camera_number", { number: place + 1 })}
              </option>
            ))}
          </select>
        )}
        <SoundSwitch />
      </div>
    </div>
  );
}
