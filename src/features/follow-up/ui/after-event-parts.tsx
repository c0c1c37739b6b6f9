import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import MaterialSection from "../material/ui/material-section.tsx";
import AfterEventSection from "./after-event-section.tsx";

/** Parts of an event's page once it has begun: for those who came a survey and a certificate, and its material. */
export default function AfterEventParts({ eventId }: { eventId: number }) {
  return (
    <>
      {storedSession() && <AfterEventSection eventId={eventId} />}
      <MaterialSection eventId={eventId} />
    </>
  );
}
