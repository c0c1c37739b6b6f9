import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, line, WireTime } from "../../../shared/wire.ts";
import { MemberRow, UserRow } from "../../organizations/organizations.contract.ts";

/** No list is longer: who looks for one writes more of it. */
export const maxFound = 20;

/** Longer than any address of the site. */
export const maxSearchLength = 300;

/** Words, or an address of the site as it was copied. Without any: those who are kept out or held. */
const Search = z.object({ q: line(maxSearchLength).default("") });

/** An organization as a person belongs to it. */
const Membership = z.object({
  id: Id,
  organization_name: z.string(),
  role: MemberRow.shape.role,
  /** Whether an admin is left there who is not blocked. */
  has_active_admin: z.boolean(),
});
export type Membership = z.infer<typeof Membership>;

export const FoundPerson = UserRow.extend({
  email: z.string(),
  is_confirmed: z.boolean(),
  is_uniteam: z.boolean(),
  created_at: WireTime,
  blocked_at: WireTime.nullable(),
  block_reason: z.string().nullable(),
  organizations: z.array(Membership),
  /** Active applications to events that have not begun. */
  applications_ahead_count: z.int(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundOrganization = z.object({
  id: Id,
  organization_name: z.string(),
  email: z.string(),
  universities: z.array(z.object({ id: Id, name_en: z.string(), name_ja: z.string() })),
  members_count: z.int(),
  /** Its own events that are public and have not begun. */
  upcoming_events_count: z.int(),
  has_active_admin: z.boolean(),
  created_at: WireTime,
  suspended_at: WireTime.nullable(),
  suspension_reason: z.string().nullable(),
});
export type FoundOrganization = z.infer<typeof FoundOrganization>;

export const FoundEvent = z.object({
  id: Id,
  title: z.string(),
  /** Of the title, where it is not in the reader's language. */
  lang: z.string().optional(),
  start_at: WireTime,
  /** For its managers, as it is without the hold. */
  state: z.enum(["draft", "coming", "past", "cancelled"]),
  held_at: WireTime.nullable(),
  hold_reason: z.string().nullable(),
  /** Which holds it too. */
  is_owner_suspended: z.boolean(),
  organization: z.object({ id: Id, organization_name: z.string() }),
  applications_count: z.int(),
});
export type FoundEvent = z.infer<typeof FoundEvent>;

export const teamSearchContracts = {
  "GET /uniteam/users": defineContract({
    summary:
      "People by name, reading or the beginning of their e-mail address; without `q` those who are blocked; at most 20",
    query: Search,
    answer: z.array(FoundPerson),
  }),
  "GET /uniteam/organizations": defineContract({
    summary:
      "Organizations by name, e-mail address or a pasted address; without `q` those that are suspended; at most 20",
    query: Search,
    answer: z.array(FoundOrganization),
  }),
  "GET /uniteam/events": defineContract({
    summary:
      "Events by title, number or a pasted address, also hidden ones; without `q` those that are held; at most 20",
    query: Search,
    answer: z.array(FoundEvent),
  }),
};
