import { isHost, isOwner, requireActingOrganizer } from "../features/events/co-hosts/co-hosts.server.ts";
import { requireVisibleEvent } from "../features/events/events.server.ts";
import { requireMember } from "../features/organizations/organizations.server.ts";
import type { Policy } from "../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../platform/http/request-context.server.ts";
import type { ApiToken } from "../platform/session/session.server.ts";
import { forbidden } from "../shared/app-error.ts";
import { actingOrganizationId, namedId, queryOf } from "./named-id.server.ts";

/*
 * What a program may with the token of an organization: as one of its editors, in the name of the member who made the token. That
 * member may be in other organizations too, so these ask for the organization of the token and never for the person's roles.
 */

type ForToken = NonNullable<Policy["forToken"]>;

/** The organization that the call names is the token's. */
export const forOwnOrganization: ForToken = async (context, token, input) => {
  const named = namedId(input, "organization");
  if (named === null || named === token.organizationId) return;
  await requireMember(context.platform.db, named, sessionOf(context).user.id, "organize");
  throw forbidden();
};

/** The token's organization owns the event that the call names, or has accepted to co-host it. */
export const forHostedEvent: ForToken = async (context, token, input) => {
  const eventId = namedId(input, "event");
  if (eventId !== null) await requireHost(context, eventId, token);
};

/** The token's organization owns the event. */
export const forOwnEvent: ForToken = async (context, token, input) => {
  const eventId = input.params.id as number;
  await requireHost(context, eventId, token);
  if (!(await isOwner(context.platform.db, eventId, token.organizationId))) throw forbidden();
};

/** The token's organization hosts the event, and the body acts for no other one. */
export const forActingHost: ForToken = async (context, token, input) => {
  const { current_organization_id: current } = input.body as Record<string, unknown>;
  if (current !== undefined && current !== token.organizationId) throw forbidden();
  await forHostedEvent(context, token, input);
};

/** The query acts for the token's organization, whatever its part in the event. */
export const forActingOrganizer: ForToken = async (context, token, input) => {
  const current = actingOrganizationId(context);
  if (current === null) return forHostedEvent(context, token, input);
  if (current !== token.organizationId) throw forbidden();
  const { db } = context.platform;
  await requireActingOrganizer(
    db,
    input.params.id as number,
    token.organizationId,
    sessionOf(context).user.id,
  );
};

/** As every visitor reads it. */
export const asVisitor: ForToken = (context) => {
  context.session = null;
};

/** Lists as every visitor reads them, and of what is managed the organization's own part, which the query has to name. */
export const asManagerOfNamed: ForToken = (context, token) => {
  const { managed, organization_id: named } = queryOf(context);
  if (managed === undefined) context.session = null;
  else if (named !== String(token.organizationId)) throw forbidden();
};

/** The organization's own page and list as its members read them, those of others as visitors do. */
export const asOrganizerOfOwn: ForToken = (context, token, { params }) => {
  if (params.id !== token.organizationId) context.session = null;
};

/** An event that the organization hosts as its managers read it, any other one as visitors do. */
export const asManagerOfHosted: ForToken = async (context, token, { params }) => {
  if (!(await isHost(context.platform.db, params.id as number, token.organizationId))) context.session = null;
};

/** 404 where visitors do not see the event, 403 where they do. */
async function requireHost({ platform }: RequestContext, eventId: number, token: ApiToken): Promise<void> {
  if (await isHost(platform.db, eventId, token.organizationId)) return;
  await requireVisibleEvent(platform.db, eventId, undefined);
  throw forbidden();
}
