import { FiguresPanel } from "../../../../features/event-overview/event-overview.admin.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function Figures() {
  const { event } = useEventDashboard();
  return <FiguresPanel eventId={event.id} />;
}
