import { ParticipantsPanel } from "../../features/applications/applications.admin.ts";
import { useEventDashboard } from "../admin/use-event-dashboard.ts";

export default function Participants() {
  const { event } = useEventDashboard();
  return <ParticipantsPanel event={event} />;
}
