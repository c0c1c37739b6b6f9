import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { findUser } from "../user-rows.server.ts";
import { findingAffiliations } from "./finding-affiliations.server.ts";
import type { CurrentUserRow } from "./present-user.ts";

/** The person of the call's session. */
export async function findCurrentUser(context: RequestContext): Promise<CurrentUserRow> {
  const { db, clock, extensions } = context.platform;
  const { id } = sessionOf(context).user;
  const [find] = extensions.of(findingAffiliations);
  if (!find) throw new Error("nobody knows what people have proved to be of");
  const [row, affiliation] = await Promise.all([findUser(db, id), find(db, id, clock.now())]);
  if (!row) throw unauthenticated();
  return { ...row, affiliation };
}
