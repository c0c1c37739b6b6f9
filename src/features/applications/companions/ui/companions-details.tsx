import { useState } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./companions.module.css";
import { CompanionsList } from "./companions-list.tsx";

/** The others who come to one of one's events, asked for when it is opened. */
export function CompanionsDetails({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("companions.title")}</summary>
      {isOpen && <CompanionsList eventId={eventId} />}
    </details>
  );
}
