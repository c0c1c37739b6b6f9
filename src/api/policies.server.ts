import {
  helperTokenHeader,
  requireCheckInStaff,
  requireScansBeforeEnd,
} from "../features/check-in/check-in.server.ts";
import { requireActingHost, requireActingOrganizer } from "../features/events/co-hosts/co-hosts.server.ts";
import {
  requireCheckInMember,
  requireEventManager,
  requireOwnerOrganizer,
} from "../features/events/events.server.ts";
import {
  type MemberRight,
  requireMember,
  requireUniversityStaff,
} from "../features/organizations/organizations.server.ts";
import type { Policy } from "../platform/http/handler.server.ts";
import { sessionOf } from "../platform/http/request-context.server.ts";
import { forbidden } from "../shared/app-error.ts";
import { Id } from "../shared/wire.ts";
import { actingOrganizationId, namedId } from "./named-id.server.ts";
import {
  asManagerOfHosted,
  asManagerOfNamed,
  asOrganizerOfOwn,
  asVisitor,
  forActingHost,
  forActingOrganizer,
  forHostedEvent,
  forOwnEvent,
  forOwnOrganization,
} from "./token-policies.server.ts";

export const anyone: Policy = { name: "anyone", isForUsers: false, check() {} };

/** What everybody may read, also a program with a token. */
export const reader: Policy = { ...anyone, name: "reader", forToken: asVisitor };

/** As `reader`, of lists that are of one's own events where the query says so. */
export const eventListReader: Policy = { ...anyone, name: "eventListReader", forToken: asManagerOfNamed };

/** As `reader`, of the event in the path. */
export const eventReader: Policy = { ...anyone, name: "eventReader", forToken: asManagerOfHosted };

/** As `reader`, of the organization in the path. */
export const organizationReader: Policy = {
  ...anyone,
  name: "organizationReader",
  forToken: asOrganizerOfOwn,
};

export const user: Policy = { name: "user", isForUsers: true, check() {} };

/** The product team. */
export const uniteam: Policy = {
  name: "uniteam",
  isForUsers: true,
  check(context) {
    if (!sessionOf(context).user.isUniteam) throw forbidden();
  },
};

/** A person of the office of the university in the path. */
export const universityStaff: Policy = {
  name: "universityStaff",
  isForUsers: true,
  async check(context, { params }) {
    const userId = sessionOf(context).user.id;
    await requireUniversityStaff(context.platform.db, params.id as number, userId);
  },
};

/** As `universityStaff`, and the product team, of every university. */
export const universityReader: Policy = {
  ...universityStaff,
  name: "universityReader",
  async check(context, input) {
    if (!sessionOf(context).user.isUniteam) await universityStaff.check(context, input);
  },
};

/**
 * A member of the organization that the path (`organization_id` or `id`) or the body (`organization_id`) names, whose role has the
 * right: what each role may is in `member-roles.ts`.
 */
const memberWho = (name: string, right: MemberRight): Policy => ({
  name,
  isForUsers: true,
  async check(context, input) {
    const userId = sessionOf(context).user.id;
    const organizationId = namedId(input, "organization");
    if (organizationId !== null) await requireMember(context.platform.db, organizationId, userId, right);
  },
});

/** An admin or editor of the organization. */
export const organizer: Policy = { ...memberWho("organizer", "organize"), forToken: forOwnOrganization };

/** As `organizer`, for what no program may. */
export const organizerInPerson = memberWho("organizerInPerson", "organize");

/** An admin of the organization: who decides about its members, tokens and webhooks, and its end. No program is one. */
export const organizationAdmin = memberWho("organizationAdmin", "administer");

/** A member of the organization, whatever their role. */
export const organizationMember = memberWho("organizationMember", "check_in");

/**
 * An organizer of the owner or of an accepted co-host of the event that the path (`event_id` or `id`) or the body
 * (`event_id`) names.
 */
export const eventManager: Policy = {
  name: "eventManager",
  isForUsers: true,
  async check(context, input) {
    const userId = sessionOf(context).user.id;
    const eventId = namedId(input, "event");
    if (eventId !== null) await requireEventManager(context.platform.db, eventId, userId);
  },
  forToken: forHostedEvent,
};

/** As `eventManager`, for what reaches beyond the event in the path to others that the person manages: no program may. */
export const eventManagerInPerson: Policy = {
  name: "eventManagerInPerson",
  isForUsers: true,
  check: eventManager.check,
};

/** A member of the owner or of an accepted co-host of the event in the path, whatever their role. */
export const checkInMember: Policy = {
  name: "checkInMember",
  isForUsers: true,
  async check(context, { params }) {
    await requireCheckInMember(context.platform.db, params.id as number, sessionOf(context).user.id);
  },
  forToken: forHostedEvent,
};

/** A member of one of the event's hosts, or a helper whose link is of the event in the path and still open. */
export const checkInStaff: Policy = {
  name: "checkInStaff",
  isForUsers: false,
  check({ platform: { db, clock }, session, request }, { params }) {
    const caller = { userId: session?.user.id, token: request.headers.get(helperTokenHeader) };
    return requireCheckInStaff(db, params.id as number, caller, clock.now());
  },
  forToken: forHostedEvent,
};

/** As `checkInStaff`, and a helper whose link has ended, with what was recorded before. */
export const checkInSender: Policy = {
  name: "checkInSender",
  isForUsers: false,
  check({ platform: { db, clock }, session, request }, { params, body }) {
    const caller = { userId: session?.user.id, token: request.headers.get(helperTokenHeader) };
    const { scans } = (body ?? {}) as { scans?: unknown };
    return requireScansBeforeEnd(db, params.id as number, caller, scans, clock.now());
  },
  forToken: forHostedEvent,
};

/** An organizer of the organization that owns the event in the path. */
export const ownerOrganizer: Policy = {
  name: "ownerOrganizer",
  isForUsers: true,
  async check(context, { params }) {
    const userId = sessionOf(context).user.id;
    await requireOwnerOrganizer(context.platform.db, params.id as number, userId);
  },
  forToken: forOwnEvent,
};

/** An event manager who acts for the host that the body names as `current_organization_id`. */
export const actingHost: Policy = {
  name: "actingHost",
  isForUsers: true,
  async check(context, input) {
    const userId = sessionOf(context).user.id;
    const current = Id.safeParse((input.body as Record<string, unknown>).current_organization_id);
    if (!current.success) return eventManager.check(context, input);
    await requireActingHost(context.platform.db, input.params.id as number, current.data, userId);
  },
  forToken: forActingHost,
};

/** An organizer of the organization that the query names as `current_organization_id`, whatever its part in the event. */
export const actingOrganizer: Policy = {
  name: "actingOrganizer",
  isForUsers: true,
  async check(context, input) {
    const userId = sessionOf(context).user.id;
    const current = Id.safeParse(actingOrganizationId(context));
    if (!current.success) return eventManager.check(context, input);
    await requireActingOrganizer(context.platform.db, input.params.id as number, current.data, userId);
  },
  forToken: forActingOrganizer,
};
