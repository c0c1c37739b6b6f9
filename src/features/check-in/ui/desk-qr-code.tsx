import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./desk-qr-code.module.css";

/** A QR code, dark on white whatever the scheme, as large as its place: other phones read it from the screen. */
export function DeskQrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border: 4 });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { path: squares.join(""), size };
  }, [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
