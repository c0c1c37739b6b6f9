import { requireOrganizer } from "../features/organizations/door.server.ts";
import type { CallContext } from "../platform/http/call-context.server.ts";
import type { Policy, RawInput } from "../platform/http/endpoint.server.ts";
import { notFound, unauthenticated } from "../shared/app-error.ts";
import { Id } from "../shared/wire.ts";

export const anyone: Policy = { name: "anyone", check() {} };

export const user: Policy = {
  name: "user",
  check(context) {
    requireUser(context);
  },
};

/** A member of the organization that the path (`organization_id` or `id`) or the body (`organization_id`) names. */
export const organizer: Policy = {
  name: "organizer",
  async check(context, input) {
    const userId = requireUser(context);
    const organizationId = organizationOf(input);
    if (organizationId !== null) await requireOrganizer(context.platform.db, organizationId, userId);
  },
};

function requireUser(context: CallContext): number {
  if (!context.session) throw unauthenticated();
  return context.session.user.id;
}

/** Null where a body names none: its form is what is refused then. */
function organizationOf({ params, body }: RawInput): number | null {
  const named = params.organization_id ?? params.id ?? (body as Record<string, unknown>).organization_id;
  if (named === undefined || named === null) return null;
  const id = Id.safeParse(named);
  if (!id.success) throw notFound("organization");
  return id.data;
}
