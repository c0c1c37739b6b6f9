import { useState } from "react";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import styles from "./affiliation.module.css";
import { AffiliationForm } from "./affiliation-form.tsx";

/** The university that one has proved to be of, and the way to prove it, anew as well. */
export function MyAffiliation({ user: { affiliation } }: { user: User }) {
  const t = useTexts();
  const language = useLanguage();
  const [isAsking, setAsking] = useState(affiliation === null);
  return (
    <div className={styles.part}>
      <p>{t("affiliation.about")}</p>
      {affiliation && (
        <Badge tone="good">
          {t("affiliation.confirmed", {
            university: nameIn(affiliation.university, language),
            date: displayDay(new Date(affiliation.verified_until), language),
          })}
        </Badge>
      )}
      {isAsking ? (
        <AffiliationForm />
      ) : (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t("affiliation.renew")}
        </Button>
      )}
    </div>
  );
}
