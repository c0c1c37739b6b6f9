import type { Platform } from "../../../../platform/platform.ts";
import { hiddenImageAddress } from "../../../../platform/storage/images/hidden-image-address.server.ts";
import type { EventRow } from "../../event-rows.server.ts";
import type { Event } from "../../events.contract.ts";
import { isOnHold } from "../is-on-hold.ts";

type Row = Pick<
  EventRow,
  "is_published_after_hold" | "owner_suspended_at" | "owner_organization_id" | "thumbnail_url" | "hosts"
>;

/**
 * An event as it is presented to a reader who sees it also while it is on hold: with addresses at which its picture is shown, and the
 * icon of its owner where that is suspended. A co-host that is suspended is no host for the time.
 */
export async function withHiddenPictures(platform: Platform, row: Row, presented: Event): Promise<Event> {
  if (!isOnHold(row)) return presented;
  const owner = row.owner_suspended_at && row.hosts.find(({ id }) => id === row.owner_organization_id);
  const [thumbnail_url, icon_url] = await Promise.all([
    hiddenImageAddress(platform, row.thumbnail_url),
    hiddenImageAddress(platform, owner ? owner.icon_url : null),
  ]);
  const organizations = presented.organizations.map((one) =>
    one.id === owner?.id ? { ...one, icon_url } : one,
  );
  return { ...presented, thumbnail_url, organizations };
}
