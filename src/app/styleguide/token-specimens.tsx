import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./styleguide.module.css";

const colors = [
  "ground",
  "surface",
  "sunken",
  "ink",
  "ink-quiet",
  "line",
  "indigo",
  "indigo-strong",
  "on-indigo",
  "indigo-wash",
  "vermilion",
  "vermilion-wash",
  "green",
  "green-wash",
  "signal-good",
  "signal-again",
  "signal-bad",
  "signal-kept",
  "signal-quiet",
  "on-signal",
  "on-signal-again",
];
const sizes = ["shout", "2xl", "xl", "l", "m", "s", "xs"];
const spaces = ["1", "2", "3", "4", "5", "6", "7", "8"];
const radii = ["s", "m", "l", "round"];

/** The tokens by their names in tokens.css. */
export function TokenSpecimens() {
  const t = useTexts();
  return (
    <>
      <div className={styles.part}>
        <h2>{t("styleguide.colors")}</h2>
        <ul className={styles.swatches}>
          {colors.map((color) => (
            <li key={color}>
              <span style={{ background: `var(--${color})` }} />
              <code>{color}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2>{t("styleguide.type")}</h2>
        {sizes.map((size, place) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, fontWeight: [800, 700, 600][place] }}>
            {t("styleguide.type_sample")}
          </p>
        ))}
      </div>
      <div className={styles.part}>
        <h2>{t("styleguide.spaces")}</h2>
        <ul className={styles.swatches}>
          {spaces.map((space) => (
            <li key={space}>
              <span className={styles.space} style={{ width: `var(--space-${space})` }} />
              <code>space-{space}</code>
            </li>
          ))}
          {radii.map((radius) => (
            <li key={radius}>
              <span style={{ borderRadius: `var(--radius-${radius})` }} />
              <code>radius-{radius}</code>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
