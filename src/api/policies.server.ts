import { helperTokenHeader, requireCheckInStaff } from "../features/check-in/check-in.server.ts";
import { requireActingHost, requireActingOrganizer } from "../features/events/co-hosts/co-hosts.server.ts";
import {
  requireCheckInMember,
  requireEventManager,
  requireOwnerOrganizer,
} from "../features/events/events.server.ts";
import { type MemberRight, requireMember } from "../features/organizations/organizations.server.ts";
import type { Policy, RawInput } from "../platform/http/handler.server.ts";
import { sessionOf } from "../platform/http/request-context.server.ts";
import { forbidden, notFound } from "../shared/app-error.ts";
import { Id } from "../shared/wire.ts";

export const anyone: Policy = { name: "anyone", isForUsers: false, check() {} };

export const user: Policy = { name: "user", isForUsers: true, check() {} };

/** The product team. */
export const uniteam: Policy = {
  name: "uniteam",
  isForUsers: true,
  check(context) {
    if (!sessionOf(context).user.isUniteam) throw forbidden();
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
export const organizer = memberWho("organizer", "organize");

/** An admin of the organization: who decides about its members and its end. */
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
};

/** A member of the owner or of an accepted co-host of the event in the path, whatever their role. */
export const checkInMember: Policy = {
  name: "checkInMember",
  isForUsers: true,
  async check(context, { params }) {
    await requireCheckInMember(context.platform.db, params.id as number, sessionOf(context).user.id);
  },
};

/** A member of one of the event's hosts, or a helper whose link is of the event in the path and still open. */
export const checkInStaff: Policy = {
  name: "checkInStaff",
  isForUsers: false,
  check({ platform: { db, clock }, session, request }, { params }) {
    const caller = { userId: session?.user.id, token: request.headers.get(helperTokenHeader) };
    return requireCheckInStaff(db, params.id as number, caller, clock.now());
  },
};

/** An organizer of the organization that owns the event in the path. */
export const ownerOrganizer: Policy = {
  name: "ownerOrganizer",
  isForUsers: true,
  async check(context, { params }) {
    const userId = sessionOf(context).user.id;
    await requireOwnerOrganizer(context.platform.db, params.id as number, userId);
  },
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
};

/** An organizer of the organization that the query names as `current_organization_id`, whatever its part in the event. */
export const actingOrganizer: Policy = {
  name: "actingOrganizer",
  isForUsers: true,
  async check(context, input) {
    const userId = sessionOf(context).user.id;
    const named = new URL(context.request.url).searchParams.get("current_organization_id");
    const current = Id.safeParse(Number(named));
    if (!current.success) return eventManager.check(context, input);
    await requireActingOrganizer(context.platform.db, input.params.id as number, current.data, userId);
  },
};

/** Null where a body names none: its form is what is refused then. */
function namedId({ params, body }: RawInput, noun: "organization" | "event"): number | null {
  const key = `${noun}_id`;
  const named = params[key] ?? params.id ?? (body as Record<string, unknown>)[key];
  if (named === undefined || named === null) return null;
  const id = Id.safeParse(named);
  if (!id.success) throw notFound(noun);
  return id.data;
}
