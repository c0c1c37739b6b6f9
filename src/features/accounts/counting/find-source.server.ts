import { networkOf } from "../../../platform/http/client-address.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";

/** Somebody who reports or asks, as they are counted. */
export interface Source {
  /** The account; null for visitors, and for accounts whose address nobody has confirmed. */
  userId: number | null;
  /** The network of those who count without account. */
  network: string;
  /** By which limits count them. */
  limitKey: string;
}

/**
 * The source that reports and questions are counted for. Anybody can sign up with addresses that are none of theirs, as often as they like: until one
 * is confirmed, an account counts as its network does, like a visitor.
 */
export async function findSource({
  platform: { db },
  session,
  address,
}: Pick<RequestContext, "platform" | "session" | "address">): Promise<Source> {
  const network = networkOf(address);
  const confirmed =
    session &&
    (await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", session.user.id)
      .where("email_confirmed_at", "is not", null)
      .where(mayAct("users"))
      .executeTakeFirst());
  return confirmed
    ? { userId: confirmed.id, network, limitKey: `user ${confirmed.id}` }
    : { userId: null, network, limitKey: network };
}
