import { useQuery } from "@tanstack/react-query";
import { HoldNotice, OwnerSuspendedNotice } from "../../../features/events/events.admin.ts";
import type { organizationContracts } from "../../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import type { EventDashboard } from "../load-event-dashboard.ts";
import { OrganizationSuspension } from "./organization-suspension.tsx";

const api = apiClient<typeof organizationContracts>();

/** Says on every page of an event whether it is on hold, for itself or because its owner is suspended. */
export function EventHold({ event, organization }: Pick<EventDashboard, "event" | "organization">) {
  const { held_at: since, hold_reason: reason } = event;
  if (!since) return null;
  if (typeof reason === "string") {
    return <HoldNotice about={{ eventId: event.id }} since={since} reason={reason} />;
  }
  return organization.id === event.owner_organization_id ? (
    <MySuspension id={organization.id} />
  ) : (
    <OwnerSuspendedNotice />
  );
}

function MySuspension({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ["suspension", id],
    queryFn: () => api("GET /organizations/{id}", { params: { id } }),
  });
  return data ? <OrganizationSuspension organization={data.data} /> : null;
}
