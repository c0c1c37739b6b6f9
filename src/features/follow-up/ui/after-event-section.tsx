import { useId } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../platform/browser/use-answer.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { certificateContracts } from "../certificate/certificate.contract.ts";
import { CertificateButton } from "../certificate/ui/certificate-button.tsx";
import styles from "./after-event-section.module.css";

const api = apiClient<typeof certificateContracts>();

/** The survey and the certificate of an event, for somebody who came; nothing for everybody else. */
export default function AfterEventSection({ eventId }: { eventId: number }) {
  const t = useTexts();
  const id = useId();
  const after = useAnswer(`after ${eventId}`, async () => {
    return (await api("GET /events/{id}/after_event", { params: { id: eventId } })).data;
  });
  if (!after?.survey && !after?.certificate) return null;
  return (
    <section aria-labelledby={id} className={styles.after}>
      <h2 id={id}>{t("after_event.title")}</h2>
      {after.survey === "answered" && <p>{t("after_event.answered")}</p>}
      <div className={styles.ways}>
        {after.survey === "open" && (
          <ButtonLink to={`/events/${eventId}/survey`}>{t("after_event.survey")}</ButtonLink>
        )}
        {after.certificate && <CertificateButton eventId={eventId} />}
      </div>
    </section>
  );
}
