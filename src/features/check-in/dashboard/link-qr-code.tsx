import { useMemo } from "react";
import { qrCodePath } from "../../../shared/draw-qr-code.ts";
import styles from "./link-qr-code.module.css";

/** A QR code, dark on white whatever the scheme, as large as its place: other phones read it from the screen. */
export function LinkQrCode({ text, label }: { text: string; label: string }) {
  const { path, squares } = useMemo(() => qrCodePath(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${squares} ${squares}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
