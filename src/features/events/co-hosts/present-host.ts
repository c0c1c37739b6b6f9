import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import type { CoHostInvitation, OrganizationEvent } from "./co-hosts.contract.ts";
import type { findInvitations, HostRow } from "./host-rows.server.ts";

export function presentHost(row: HostRow, language: Language): OrganizationEvent {
  return {
    id: row.id,
    event_id: row.event_id,
    organization_id: row.organization_id,
    invited_by_id: row.invited_by_id,
    is_owner: row.is_owner,
    accepted_at: row.accepted_at && toWireTime(row.accepted_at),
    declined_at: row.declined_at && toWireTime(row.declined_at),
    created_at: toWireTime(row.created_at),
    organization: {
      id: row.organization_id,
      organization_name: organizationNameIn(row.names, language),
      organizer_ids: row.organizers.map(({ user_id }) => user_id),
    },
  };
}

export function presentInvitation(
  row: Awaited<ReturnType<typeof findInvitations>>[number],
  language: Language,
): CoHostInvitation {
  return {
    ...presentHost(row, language),
    event: {
      id: row.event_id,
      start_at: toWireTime(row.start_at),
      organization_name: organizationNameIn(row.owner_names, language),
      applications_count: row.applications_count,
      // A language that waits to be filled in is for the event's managers alone.
      language_events: row.titles.filter(({ is_main, title }) => is_main || title.trim() !== ""),
    },
  };
}
