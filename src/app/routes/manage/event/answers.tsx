import { AnswersPanel } from "../../../../features/applications/applications.admin.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function Answers() {
  const { event } = useEventDashboard();
  return <AnswersPanel event={event} />;
}
