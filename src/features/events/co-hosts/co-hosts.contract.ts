import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, line, pathId, QueryId, WireTime } from "../../../shared/wire.ts";

/** An organization's part in an event. Its state, in this order: owner, declined, accepted, otherwise invited. */
export const OrganizationEvent = z.object({
  id: Id,
  event_id: Id,
  organization_id: Id,
  /** The inviting organization. */
  invited_by_id: Id.nullable(),
  is_owner: z.boolean(),
  accepted_at: WireTime.nullable(),
  declined_at: WireTime.nullable(),
  created_at: WireTime,
  organization: z.object({ id: Id, organization_name: z.string(), organizer_ids: z.array(Id) }),
});
export type OrganizationEvent = z.infer<typeof OrganizationEvent>;

/** The part of an event that an invited co-host sees, even while it is unpublished. */
export const InvitedEvent = z.object({
  id: Id,
  start_at: WireTime,
  /** Of the event's owner. */
  organization_name: z.string(),
  /** How many people's data the organization will see once it has accepted. */
  applications_count: z.int(),
  language_events: z.array(z.object({ id: Id, language_id: Id, title: z.string(), is_main: z.boolean() })),
});

export const CoHostInvitation = OrganizationEvent.extend({ event: InvitedEvent });
export type CoHostInvitation = z.infer<typeof CoHostInvitation>;

const InvitationPath = z.object({ id: pathId("organization"), invitation_id: pathId("invitation") });

export const coHostContracts = {
  "POST /events/{id}/co_hosts": defineContract({
    summary: "Invite an organization, by its e-mail address, to co-host an event",
    refusals: [429],
    params: z.object({ id: pathId("event") }),
    body: z.object({
      target_organization_email: line(254).refine((value) => value !== "", "blank"),
      /** The organization that the caller acts for: the owner or an accepted co-host. */
      current_organization_id: Id,
    }),
    answer: OrganizationEvent,
  }),
  "DELETE /events/{id}/co_hosts/{target_organization_id}": defineContract({
    summary: "Withdraw an invitation, or end one's own part",
    params: z.object({ id: pathId("event"), target_organization_id: pathId("organization") }),
    query: z.object({ current_organization_id: QueryId }),
    answer: OrganizationEvent,
  }),
  "GET /organizations/{id}/co-host-invitations": defineContract({
    summary: "Every invitation to co-host, newest first",
    params: z.object({ id: pathId("organization") }),
    answer: z.array(CoHostInvitation),
  }),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/accept": defineContract({
    summary: "Accept an invitation: its organizers become managers of the event",
    params: InvitationPath,
    answer: OrganizationEvent,
  }),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/decline": defineContract({
    summary: "Decline an invitation",
    params: InvitationPath,
    answer: OrganizationEvent,
  }),
};
