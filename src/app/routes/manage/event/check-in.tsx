import { CheckInDashboard } from "../../../../features/check-in/check-in.admin.ts";
import { textIn } from "../../../../features/events/events.public.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function CheckIn() {
  const { event } = useEventDashboard();
  const { title } = textIn(event.language_events, useLanguage());
  return <CheckInDashboard event={event} title={title} />;
}
