import { ButtonLink } from "../../../ui/base/button.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { CertificateButton } from "../certificate/ui/certificate-button.tsx";
import type { MyAfterEvent as Left } from "./after-events.contract.ts";

/** Survey, material and certificate that an event has left for the reader, below its card on their own page. */
export function MyAfterEvent({ left: { event_id, survey, certificate, materials } }: { left: Left }) {
  const t = useTexts();
  const event = `/events/${event_id}`;
  return (
    <>
      {survey === "open" && <ButtonLink to={`${event}/survey`}>{t("after_event.survey")}</ButtonLink>}
      {materials > 0 && (
        <Link to={`${event}#material`}>{t("after_event.materials", { count: materials })}</Link>
      )}
      {certificate && <CertificateButton eventId={event_id} />}
    </>
  );
}
