import { ParticipantsPanel } from "../../features/applications/office-door.ts";
import { useEventDesk } from "../office/use-event-desk.ts";

export default function Participants() {
  const { event } = useEventDesk();
  return <ParticipantsPanel event={event} />;
}
