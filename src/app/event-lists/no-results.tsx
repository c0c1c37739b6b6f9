import { ButtonLink } from "../../ui/base/button.tsx";
import { type TextKey, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./no-results.module.css";

/** In place of a list without events: why it is empty, and what can be done. */
export function NoResults({ text }: { text: TextKey }) {
  const t = useTexts();
  return (
    <div className={styles.empty}>
      <p>{t(text)}</p>
      <ButtonLink to="/" look="quiet">
        {t("home.see_all")}
      </ButtonLink>
    </div>
  );
}
