import type { MouseEvent } from "react";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { PersonNow } from "../../device/people-now.ts";
import type { RecordScan } from "../../entrance/use-last-outcome.ts";
import styles from "./people-list.module.css";

interface PersonRowProps {
  person: PersonNow;
  isNewPress(press: MouseEvent): boolean;
  record: RecordScan;
}

/** One of the list: a press checks in, another one takes it back. */
export function PersonRow({ person, isNewPress, record }: PersonRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { application_id, name, checked_in_at, isUnverified } = person;
  const isIn = checked_in_at !== null;
  const studies = [nameIn(person.university, language), person.department_category?.name]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className={styles.row} data-in={isIn}>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {studies && <span className={styles.studies}>{studies}</span>}
        {(isIn || isUnverified) && (
          <span className={styles.since}>
            {isIn && (
              <Badge tone="good">
                {t("entrance.since", { time: displayTime(new Date(checked_in_at), language) })}
              </Badge>
            )}
            {isUnverified && <Badge tone="info">{t("entrance.unverified")}</Badge>}
          </span>
        )}
      </div>
      <Button
        look={isIn ? "quiet" : "main"}
        aria-label={t(isIn ? "entrance.undo_of" : "entrance.check_in_of", { name })}
        onClick={(press) => isNewPress(press) && record({ kind: isIn ? "undo" : "in", application_id })}
      >
        {t(isIn ? "entrance.undo" : "entrance.check_in")}
      </Button>
    </div>
  );
}
