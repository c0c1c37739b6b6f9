import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { textIn } from "../events/events.public.ts";
import type { EventRow } from "../events/events.server.ts";
import { organizationNameIn } from "../organizations/organizations.public.ts";
import type { OrganizationSummaryRow } from "../organizations/organizations.server.ts";
import type { ListedOrganization } from "./organization-directory.contract.ts";

export function presentListedOrganization(
  row: OrganizationSummaryRow,
  next: EventRow | undefined,
  { language, settings }: { language: Language; settings: Settings },
): ListedOrganization {
  return {
    id: row.id,
    organization_name: organizationNameIn(row.texts, language),
    icon_url: imageAddress(settings, row.icon_url),
    followers_count: row.followers_count,
    next_event: next
      ? {
          id: next.id,
          title: textIn(next.texts, language).title,
          start_at: toWireTime(next.start_at),
          is_online: next.is_online,
          prefecture_id: next.prefecture_id,
        }
      : null,
    recognitions: [],
  };
}
