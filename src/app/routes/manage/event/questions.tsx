import { useRevalidator } from "react-router";
import { textIn } from "../../../../features/events/events.public.ts";
import { InquiriesPanel } from "../../../../features/inquiries/inquiries.admin.ts";
import type { inquiryContracts } from "../../../../features/inquiries/inquiries.contract.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";
import type { Route } from "./+types/questions";

const api = apiClient<typeof inquiryContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data } = await api("GET /events/{id}/inquiries", { params: { id: Number(params.eventId) } });
  return { inquiries: data };
});

export default function Questions({ loaderData: { inquiries } }: Route.ComponentProps) {
  const { event } = useEventDashboard();
  const { revalidate } = useRevalidator();
  const { title } = textIn(event.language_events, useLanguage());
  return <InquiriesPanel eventId={event.id} title={title} inquiries={inquiries} onChanged={revalidate} />;
}
