import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { asReader, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import { findOrganization } from "./organization-rows.server.ts";
import type { Organization } from "./organizations.contract.ts";
import { isShownTo, presentOrganization } from "./present-organization.server.ts";

/** An organization as its page shows it to everybody; null where there is none. */
export async function showOrganizationToVisitors(
  platform: Platform,
  visitor: TextReader | Language,
  id: string,
): Promise<Organization | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const row = await findOrganization(platform.db, Number(id));
  const reader = { ...asReader(visitor), userId: null, settings: platform.settings, clock: platform.clock };
  return row && isShownTo(row, reader) ? presentOrganization(row, reader) : null;
}
