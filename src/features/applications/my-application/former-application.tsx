import { useState } from "react";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Application, Event } from "../../events/events.contract.ts";
import styles from "../applying/ui/apply-form.module.css";
import { describeApplication } from "./describe-application.ts";

/** Tells somebody who may apply again how their application ended. */
export default function FormerApplication({
  event,
  application,
}: {
  event: Event;
  application: Application;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { state, next } = describeApplication(t, language, { application, event, now });
  return (
    <Bar kind="note">
      <div>
        <strong>{state}</strong>
        {application.cancel_reason === "organizer" && application.decision_message && (
          <p className={styles.next}>
            {t("own.decision_message")}: {application.decision_message}
          </p>
        )}
        {next && <p className={styles.next}>{next}</p>}
      </div>
    </Bar>
  );
}
