import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, unauthenticated } from "../../../shared/app-error.ts";
import { waysIn } from "../mailed-links/end-what-was-set-up.server.ts";
import { lockUser } from "../user-rows.server.ts";

/**
 * Takes a way into an account away, unless it is the last one: a password, a passkey or a provider has to be left. The account is locked
 * before, so that of two ways that go at the same moment one stays.
 * @param field the refusal's: what is taken away
 * @param take removes the way's row
 * @throws `invalid` with the field: `last_way_in`
 */
export async function takeWayIn<Taken>(
  platform: Platform,
  { userId, field }: { userId: number; field: string },
  take: (tx: Tx) => Promise<Taken>,
): Promise<Taken> {
  return platform.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw unauthenticated();
    const taken = await take(tx);
    if (user.password_hash !== null) return taken;
    for (const ways of platform.extensions.of(waysIn)) {
      if ((await ways.count(platform, tx, userId)) > 0) return taken;
    }
    throw invalid(field, "last_way_in");
  });
}
