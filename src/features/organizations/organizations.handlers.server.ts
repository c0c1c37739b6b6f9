import { handler } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import { prepareTexts } from "../../platform/text-analysis/text-analysis.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { deleteOrganization } from "./deletion/delete-organization.server.ts";
import { addOrganizationLanguage } from "./editing/add-organization-language.server.ts";
import { createOrganization } from "./editing/create-organization.server.ts";
import type { OrganizationIn } from "./editing/organization-input.ts";
import { updateOrganization } from "./editing/update-organization.server.ts";
import {
  followOrganization,
  followState,
  unfollowOrganization,
} from "./following/follow-organization.server.ts";
import { claimOrganizationImages } from "./images/claim-organization-images.server.ts";
import type { MemberRole } from "./members/member-roles.ts";
import {
  findFollowedOrganizations,
  findOrganization,
  findOrganizationsOf,
  type OrganizationRow,
} from "./organization-rows.server.ts";
import { organizationContracts as contracts } from "./organizations.contract.ts";
import {
  isShownTo,
  presentLanguageOrganization,
  presentOrganization,
  type Reader,
} from "./present-organization.server.ts";
import { withHiddenImages } from "./suspension/with-hidden-images.server.ts";

export const listMyOrganizationsHandler = handler(contracts["GET /organizations"], async (context) => {
  const userId = sessionOf(context).user.id;
  const rows = await findOrganizationsOf(context.platform.db, userId);
  return Promise.all(
    rows.map((row) =>
      withHiddenImages(context.platform, row, {
        ...presentOrganization(row, readerOf(context)),
        role: row.members.find(({ user_id }) => user_id === userId)?.role as MemberRole,
      }),
    ),
  );
});

export const showOrganizationHandler = handler(
  contracts["GET /organizations/{id}"],
  async (context, { params }) => present(context, await findOrganization(context.platform.db, params.id)),
  { isCached: true },
);

const creations = { name: "create_organization", max: 30, seconds: 60 * 60 };

export const createOrganizationHandler = handler(
  contracts["POST /organizations/create"],
  async (context, { body }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    await limitAttempts(context.platform, creations, String(userId));
    // Nothing can be staged for an organization that is not there yet.
    const images = await claimOrganizationImages(context.platform, 0, body.organization);
    await prepareTexts(context.platform, namesOf(body.organization));
    const id = await createOrganization(db, userId, body.organization, images, clock.now());
    return present(context, await findOrganization(db, id));
  },
);

export const updateOrganizationHandler = handler(
  contracts["PUT /organizations/{id}/update"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const images = await claimOrganizationImages(context.platform, params.id, body.organization);
    await prepareTexts(context.platform, namesOf(body.organization));
    const row = await updateOrganization(db, params.id, body.organization, images, clock.now(), (current) =>
      present(context, current),
    );
    return present(context, row);
  },
);

export const deleteOrganizationHandler = handler(
  contracts["DELETE /organizations/{id}"],
  async (context, { params }) => {
    await deleteOrganization(context.platform, params.id, sessionOf(context).user.id);
    return true as const;
  },
);

export const addOrganizationLanguageHandler = handler(
  contracts["POST /language_organizations/create"],
  async ({ platform }, { body }) =>
    presentLanguageOrganization(
      await addOrganizationLanguage(platform.db, body.organization_id, body.language_id),
    ),
);

export const showFollowStateHandler = handler(
  contracts["GET /organizations/{id}/own_follow_state"],
  async ({ platform, session }, { params }) => {
    const state = await followState(platform.db, params.id, session?.user.id ?? null);
    return state && { is_unfollow: state.isUnfollow };
  },
);

export const followOrganizationHandler = handler(
  contracts["PUT /organizations/{id}/follow"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    await followOrganization(db, params.id, sessionOf(context).user.id, clock.now());
    return { is_unfollow: false };
  },
);

export const unfollowOrganizationHandler = handler(
  contracts["PUT /organizations/{id}/unfollow"],
  async (context, { params }) => {
    await unfollowOrganization(context.platform, params.id, sessionOf(context).user.id);
    return { is_unfollow: true };
  },
);

export const listFollowsHandler = handler(contracts["GET /users/own/follows"], async (context) => {
  const rows = await findFollowedOrganizations(context.platform.db, sessionOf(context).user.id);
  return rows.map((row) => presentOrganization(row, readerOf(context)));
});

export const checkOrganizerHandler = handler(
  contracts["GET /authentications/organization/{organization_id}"],
  () => true as const,
);

/** Its events are searched by them. */
function namesOf({ language_organizations_attributes = [] }: OrganizationIn) {
  return language_organizations_attributes.flatMap(({ name }) => (name ? [{ text: name }] : []));
}

async function present(context: RequestContext, row: OrganizationRow | undefined) {
  const reader = readerOf(context);
  if (!row || !isShownTo(row, reader)) throw notFound("organization");
  return withHiddenImages(context.platform, row, presentOrganization(row, reader));
}

function readerOf({ language, second, session, platform }: RequestContext): Reader {
  return {
    language,
    second,
    userId: session?.user.id ?? null,
    settings: platform.settings,
    clock: platform.clock,
    isUniteam: session?.user.isUniteam ?? false,
  };
}
