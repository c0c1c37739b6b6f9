import { type FormEvent, useState } from "react";
import {
  maxWalkInNameLength,
  maxWalkInNoteLength,
} from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CheckInDevice } from "../../device/check-in-device.ts";
import type { WalkInNow } from "../../device/device-walk-in.ts";
import { ignoreDoublePress } from "../../name-list/ui/ignore-double-press.ts";
import styles from "./walk-in-list.module.css";

interface WalkInListProps {
  walkIns: readonly WalkInNow[];
  device: CheckInDevice;
}

/** Those who came without having applied. */
export function WalkInList({ walkIns, device }: WalkInListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const [isNewPress] = useState(ignoreDoublePress);
  const change = (done: Promise<void>, sentence: string) =>
    done.then(
      () => setSaid(sentence),
      () => setSaid(t("entrance.problem.not_kept")),
    );
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const name = String(typed.get("name")).trim();
    if (!name) return setSaid(t("entrance.walk_in_needs_name"));
    const added = device.addWalkIn(name, String(typed.get("note")).trim()).then(() => form.reset());
    void change(added, t("entrance.walk_in_added", { name }));
  };
  return (
    <div className={styles.walkIns}>
      <form method="post" className={styles.form} onSubmit={add}>
        <TextField
          name="name"
          label={t("entrance.walk_in_name")}
          autoComplete="off"
          maxLength={maxWalkInNameLength}
          required
        />
        <TextField
          name="note"
          label={t("entrance.walk_in_note")}
          autoComplete="off"
          maxLength={maxWalkInNoteLength}
        />
        <Button type="submit">{t("entrance.walk_in_add")}</Button>
      </form>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ul className={styles.rows}>
        {walkIns.toReversed().map((walkIn) => (
          <li key={walkIn.nonce} className={styles.row}>
            <div className={styles.who}>
              <strong>{walkIn.name}</strong>
              {walkIn.note && <span className={styles.note}>{walkIn.note}</span>}
              <span className={styles.note}>
                {displayTime(new Date(walkIn.created_at), language)}{" "}
                {walkIn.isRefused && <Badge tone="now">{t("entrance.walk_in_refused")}</Badge>}
                {walkIn.isUnverified && !walkIn.isRefused && (
                  <Badge tone="info">{t("entrance.not_sent")}</Badge>
                )}
              </span>
            </div>
            <Button
              look="quiet"
              aria-label={t("entrance.walk_in_remove_of", { name: walkIn.name })}
              onClick={(press) =>
                isNewPress(press) &&
                void change(device.removeWalkIn(walkIn), t("entrance.walk_in_removed", { name: walkIn.name }))
              }
            >
              {t("entrance.walk_in_remove")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
