import { ParticipantsPanel } from "../../features/applications/applications.admin.ts";
import { useEventDesk } from "../admin/use-event-dashboard.ts";

export default function Participants() {
  const { event } = useEventDesk();
  return <ParticipantsPanel event={event} />;
}
