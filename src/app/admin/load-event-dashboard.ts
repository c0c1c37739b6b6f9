import { redirect } from "react-router";
import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import type { eventReadContracts } from "../../features/events/events.contract.ts";
import { hostsManagedBy } from "../../features/events/events.public.ts";
import { fetchReferenceData } from "../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";

const events = apiClient<typeof eventReadContracts>();
const accounts = apiClient<typeof accountContracts>();

/** Data that the tabs of an event's dashboard share. */
export type EventDashboard = Awaited<ReturnType<typeof loadEventDashboard>>;

/** Leads to an organization that the person acts for where the address names another, and home where there is none. */
export async function loadEventDashboard(params: { eventId: string; organizationId: string }) {
  const id = Number(params.eventId);
  await events("GET /authentications/event/{event_id}", { params: { event_id: id } });
  const [{ data: event }, { data: user }, referenceData] = await Promise.all([
    events("GET /events/{id}", { params: { id }, query: { applications: "none" } }),
    accounts("GET /users/own"),
    fetchReferenceData(),
  ]);
  const own = hostsManagedBy(event.organization_events, user.id).map(({ organization }) => organization);
  const organization = own.find((one) => one.id === Number(params.organizationId));
  if (organization) return { event, organization, referenceData };
  throw redirect(own[0] ? `/manage/organizations/${own[0].id}/events/${id}` : "/");
}
