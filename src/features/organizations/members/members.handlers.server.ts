import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { organizationContracts as contracts } from "../organizations.contract.ts";
import { listFollowers as findFollowers, listMembers as findMembers } from "../people-rows.server.ts";
import { presentPerson } from "../present-person.ts";
import { addMember, leaveOrganization, removeMember } from "./change-members.server.ts";
import { changeRole } from "./change-role.server.ts";
import { additions } from "./limit-additions.server.ts";

/** Each sends a mail to somebody who may never have agreed to be a member. */
const roleChanges = { name: "change_role", max: 60, seconds: 60 * 60 };

export const listMembersHandler = handler(
  contracts["GET /organizations/{id}/organization_users"],
  ({ platform, language }, { params }) => findMembers(platform.db, params.id, language),
);

export const addMemberHandler = handler(
  contracts["POST /organizations/{id}/organization_users/create"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const callerId = sessionOf(context).user.id;
    await limitAttempts(context.platform, additions, String(callerId));
    const person = await addMember(db, params.id, body.new_organizer_email, callerId, clock.now());
    return presentPerson(person, context.language);
  },
);

export const removeMemberHandler = handler(
  contracts["DELETE /organizations/{id}/organization_users/{user_id}"],
  async (context, { params }) => {
    const callerId = sessionOf(context).user.id;
    const person = await removeMember(context.platform.db, params.id, params.user_id, callerId);
    return presentPerson(person, context.language);
  },
);

export const changeRoleHandler = handler(
  contracts["PUT /organizations/{id}/organization_users/{user_id}"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const callerId = sessionOf(context).user.id;
    await limitAttempts(context.platform, roleChanges, String(callerId));
    const change = { organizationId: params.id, userId: params.user_id, role: body.role, callerId };
    return changeRole(db, change, context.language, clock.now());
  },
);

export const leaveHandler = handler(
  contracts["DELETE /organizations/{id}/organization_users/own"],
  async (context, { params }) => {
    const person = await leaveOrganization(context.platform.db, params.id, sessionOf(context).user.id);
    return presentPerson(person, context.language);
  },
);

export const listFollowersHandler = handler(
  contracts["GET /organizations/{id}/followers"],
  ({ platform, language }, { params }) => findFollowers(platform.db, params.id, language),
);
