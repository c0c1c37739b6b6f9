import { redirect } from "react-router";
import { askCurrentUser } from "../../features/accounts/accounts.public.ts";
import type { eventReadContracts } from "../../features/events/events.contract.ts";
import { hostsManagedBy } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";

const events = apiClient<typeof eventReadContracts>();

/** Data that the tabs of an event's dashboard share. */
export type EventDashboard = Awaited<ReturnType<typeof loadEventDashboard>>;

/** Leads to an organization that the person acts for where the address names another, and home where there is none. */
export async function loadEventDashboard(params: { eventId: string; organizationId: string }) {
  const id = Number(params.eventId);
  const asked = Promise.all([
    events("GET /events/{id}", { params: { id }, query: { applications: "none" } }),
    askCurrentUser(),
  ]);
  // Asked at once, and answered first: whoever may not see the dashboard is told so, whatever the others say.
  asked.catch(() => {});
  await events("GET /authentications/event/{event_id}", { params: { event_id: id } });
  const [{ data: event }, user] = await asked;
  const own = hostsManagedBy(event.organization_events, user.id).map(({ organization }) => organization);
  const organization = own.find((one) => one.id === Number(params.organizationId));
  if (organization) return { event, organization };
  throw redirect(own[0] ? `/manage/organizations/${own[0].id}/events/${id}` : "/");
}
