import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, line, pathId, WireTime } from "../../../shared/wire.ts";
import { memberRoles } from "../members/member-roles.ts";
import { PersonName } from "../organizations.contract.ts";

const OrganizationPath = z.object({ id: pathId("organization") });
const role = z.enum(memberRoles);

/** An invitation as the organization's admins see it. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role,
  invited_by: PersonName,
  created_at: WireTime,
  expires_at: WireTime,
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as the invited person sees it. */
export const MyInvitation = z.object({
  id: Id,
  organization: z.object({ id: Id, organization_name: z.string() }),
  role,
  /** The name in the mail's own words: first and last name. */
  invited_by: PersonName,
  expires_at: WireTime,
});
export type MyInvitation = z.infer<typeof MyInvitation>;

/** From the link of a mail; in bodies alone, since addresses end up in logs. */
const token = line(100);

export const invitationContracts = {
  "GET /organizations/{id}/invitations": defineContract({
    summary: "The invitations that are open, newest first",
    params: OrganizationPath,
    answer: z.array(Invitation),
  }),
  "POST /organizations/{id}/invitations": defineContract({
    summary: "Invite somebody by mail, with or without an account; inviting again sends another link",
    refusals: [429],
    params: OrganizationPath,
    body: z.object({
      email: line(254)
        .refine((value) => value !== "", "blank")
        .refine((value) => value === "" || z.email().safeParse(value).success, "not_an_email"),
      role: z.enum(memberRoles, "not_an_option"),
    }),
    answer: Invitation,
  }),
  "DELETE /organizations/{id}/invitations/{invitation_id}": defineContract({
    summary: "Withdraw an invitation",
    params: z.object({ id: pathId("organization"), invitation_id: pathId("invitation") }),
    answer: Invitation,
  }),
  "GET /users/own/invitations": defineContract({
    summary: "The open invitations to the caller's confirmed e-mail address, newest first",
    answer: z.array(MyInvitation),
  }),
  "PUT /users/own/invitations/{id}": defineContract({
    summary: "Accept or decline; with the token of the mail's link where the address is not confirmed",
    params: z.object({ id: pathId("invitation") }),
    body: z.object({ answer: z.enum(["accept", "decline"], "not_an_option"), token: token.optional() }),
    answer: z.object({ organization_id: Id, role: role.nullable() }),
  }),
};
