import { useId } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./companions.module.css";
import { CompanionsList } from "./companions-list.tsx";

/** The others who come, for somebody with a place, and whether they see the reader's name. */
export default function CompanionsSection({ eventId }: { eventId: number }) {
  const t = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.companions}>
      <h2 id={id}>{t("companions.title")}</h2>
      <CompanionsList eventId={eventId} />
    </section>
  );
}
