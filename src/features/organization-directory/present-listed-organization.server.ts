import type { Clock } from "../../platform/clock/clock.ts";
import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { textIn } from "../events/events.public.ts";
import type { EventRow } from "../events/events.server.ts";
import { organizationNameIn } from "../organizations/organizations.public.ts";
import { type OrganizationSummaryRow, recognitionsInForce } from "../organizations/organizations.server.ts";
import type { ListedOrganization } from "./organization-directory.contract.ts";

export function presentListedOrganization(
  row: OrganizationSummaryRow,
  next: EventRow | undefined,
  { settings, clock, ...reader }: TextReader & { settings: Settings; clock: Clock },
): ListedOrganization {
  return {
    id: row.id,
    organization_name: organizationNameIn(row.texts, reader),
    icon_url: imageAddress(settings, row.icon_url),
    followers_count: row.followers_count,
    next_event: next
      ? {
          id: next.id,
          title: textIn(next.texts, reader).title,
          start_at: toWireTime(next.start_at),
          is_online: next.is_online,
          prefecture_id: next.prefecture_id,
        }
      : null,
    recognitions: recognitionsInForce(row.recognitions, clock),
  };
}
