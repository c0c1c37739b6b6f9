import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, line, pathId, WireTime } from "../../shared/wire.ts";
import { Named, Prefecture, University } from "../reference-data/reference-data.contract.ts";
import { DisclosureOut } from "./disclosure/disclosure-input.ts";
import { NewOrganizationIn, OrganizationIn, RetentionDays } from "./editing/organization-input.ts";
import { memberRoles } from "./members/member-roles.ts";
import { Recognition } from "./recognition/recognitions.contract.ts";

export { Recognition, RetentionDays };

const OrganizationPath = z.object({ id: pathId("organization") });
const MemberPath = z.object({ id: pathId("organization"), user_id: pathId("user") });
const OwnerPath = z.object({ organization_id: pathId("organization") });

/** A person in the tables of organizers: never with an e-mail address. */
export const UserRow = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Null where the person has not told how the name is read. */
  first_name_reading: z.string().nullable(),
  last_name_reading: z.string().nullable(),
  country: Named.nullable(),
  occupation: Named.nullable(),
  university: University.nullable(),
  department_category: Named.nullable(),
  graduation_year: z.int().nullable(),
  graduation_month: z.int().nullable(),
});
export type UserRow = z.infer<typeof UserRow>;

export const PastParticipant = UserRow.extend({ event_ids: z.array(Id) });
export type PastParticipant = z.infer<typeof PastParticipant>;

/** `member_since` and the studies tell people of one name apart. */
export const MemberRow = UserRow.extend({ member_since: WireTime, role: z.enum(memberRoles) });
export type MemberRow = z.infer<typeof MemberRow>;

export const PersonName = z.object({ id: Id, first_name: z.string(), last_name: z.string() });

export const LanguageOrganization = z.object({
  id: Id,
  language_id: Id,
  name: z.string(),
  discription: z.string(),
  is_main: z.boolean(),
});
export type LanguageOrganization = z.infer<typeof LanguageOrganization>;

export const Organization = z.object({
  id: Id,
  icon_url: z.string().nullable(),
  header_url: z.string().nullable(),
  /** For organizers; null for everybody else. */
  email: z.string().nullable(),
  /** For organizers; null for everybody else. */
  phone_num: z.string().nullable(),
  is_hf: z.boolean(),
  prefecture_ids: z.array(Id),
  university_ids: z.array(Id),
  prefectures: z.array(Prefecture),
  universities: z.array(University),
  /** Those alone that are in force; several universities may recognise one organization. */
  recognitions: z.array(Recognition),
  organizer_ids: z.array(Id),
  /** The name in the request's language, otherwise the main one. */
  organization_name: z.string(),
  link_instagram: z.string().nullable(),
  link_wechat: z.string().nullable(),
  link_facebook: z.string().nullable(),
  link_line: z.string().nullable(),
  link_x: z.string().nullable(),
  link_official_site: z.string().nullable(),
  /** Disclosure of who is behind it, in the organization's own words, by language. */
  disclosure: DisclosureOut,
  /** Each of `disclosure` is told in one language at least. */
  is_disclosed: z.boolean(),
  /** So many days after the end of an event of its own, answers and notes are deleted. */
  answers_kept_days: z.int(),
  /** The main language first; at most two. */
  language_organizations: z.array(LanguageOrganization),
  /** Since when and why the product team has suspended it, for its members and the team alone. */
  suspended_at: WireTime.nullable().optional(),
  suspension_reason: z.string().nullable().optional(),
  lock_version: z.int(),
});
export type Organization = z.infer<typeof Organization>;

/** `role` is the caller's own. */
export const MyOrganization = Organization.extend({ role: z.enum(memberRoles) });
export type MyOrganization = z.infer<typeof MyOrganization>;

export const FollowState = z.object({ is_unfollow: z.boolean() });

export const organizationContracts = {
  "GET /organizations": defineContract({
    summary: "The caller's own organizations, with the caller's role in each",
    answer: z.array(MyOrganization),
  }),
  "GET /organizations/{id}": defineContract({
    summary: "An organization",
    params: OrganizationPath,
    answer: Organization,
  }),
  "POST /organizations/create": defineContract({
    summary: "Create an organization; the caller becomes its first member",
    refusals: [429],
    root: "organization",
    body: z.object({ organization: NewOrganizationIn }),
    answer: Organization,
  }),
  "PUT /organizations/{id}/update": defineContract({
    summary: "Change an organization: only the keys that are sent",
    params: OrganizationPath,
    root: "organization",
    body: z.object({ organization: OrganizationIn }),
    answer: Organization,
  }),
  "DELETE /organizations/{id}": defineContract({
    summary: "Delete an organization; not while events with active applications lie ahead",
    params: OrganizationPath,
    answer: z.literal(true),
  }),
  "POST /language_organizations/create": defineContract({
    summary: "Add a second language to an organization",
    body: z.object({ organization_id: Id, language_id: Id }),
    answer: LanguageOrganization,
  }),
  "GET /organizations/{id}/own_follow_state": defineContract({
    summary: "Whether the caller follows; null where they never did",
    params: OrganizationPath,
    answer: FollowState.nullable(),
  }),
  "PUT /organizations/{id}/follow": defineContract({
    summary: "Follow an organization",
    params: OrganizationPath,
    answer: FollowState,
  }),
  "PUT /organizations/{id}/unfollow": defineContract({
    summary: "Stop following an organization",
    params: OrganizationPath,
    answer: FollowState,
  }),
  "GET /organizations/{id}/organization_users": defineContract({
    summary: "The members, oldest membership first",
    params: OrganizationPath,
    answer: z.array(MemberRow),
  }),
  "POST /organizations/{id}/organization_users/create": defineContract({
    summary: "Add a signed-up person as an admin, at once, by e-mail address",
    refusals: [429],
    params: OrganizationPath,
    body: z.object({ new_organizer_email: line(254).refine((value) => value !== "", "blank") }),
    answer: UserRow,
  }),
  "PUT /organizations/{id}/organization_users/{user_id}": defineContract({
    summary: "Give a member another role; somebody is always an admin",
    params: MemberPath,
    body: z.object({ role: z.enum(memberRoles, "not_an_option") }),
    answer: MemberRow,
  }),
  "DELETE /organizations/{id}/organization_users/own": defineContract({
    summary: "Leave an organization; not as its last admin",
    params: OrganizationPath,
    answer: UserRow,
  }),
  "DELETE /organizations/{id}/organization_users/{user_id}": defineContract({
    summary: "Remove another member",
    params: MemberPath,
    answer: UserRow,
  }),
  "GET /organizations/{id}/followers": defineContract({
    summary: "The people who follow at present",
    params: OrganizationPath,
    answer: z.array(UserRow),
  }),
  "GET /organizations/{id}/past_participants": defineContract({
    summary: "The people who took part in past events of this organization, and in which, the latest first",
    params: OrganizationPath,
    answer: z.array(PastParticipant),
  }),
  "GET /authentications/organization/{organization_id}": defineContract({
    summary: "Whether the caller is an organizer",
    params: OwnerPath,
    answer: z.literal(true),
  }),
  "GET /users/own/follows": defineContract({
    summary: "The organizations that the caller follows, latest first",
    answer: z.array(Organization),
  }),
};
