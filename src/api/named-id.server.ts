import type { RawInput } from "../platform/http/handler.server.ts";
import type { RequestContext } from "../platform/http/request-context.server.ts";
import { notFound } from "../shared/app-error.ts";
import { Id } from "../shared/wire.ts";

/** The organization for which a caller acts, as the query names it; null where it names none, NaN where it is no number. */
export function actingOrganizationId(context: RequestContext): number | null {
  const named = queryOf(context).current_organization_id;
  return named === undefined ? null : Number(named);
}

/** As handlers get it: of what is named twice the last one. A policy that looked at the first would let in for another one. */
export function queryOf({ request }: RequestContext): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Null where a body names none: its form is what is refused then. */
export function namedId({ params, body }: RawInput, noun: "organization" | "event"): number | null {
  const key = `${noun}_id`;
  const named = params[key] ?? params.id ?? (body as Record<string, unknown>)[key];
  if (named === undefined || named === null) return null;
  const id = Id.safeParse(named);
  if (!id.success) throw notFound(noun);
  return id.data;
}
