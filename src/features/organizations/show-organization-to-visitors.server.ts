import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { findOrganization } from "./organization-rows.server.ts";
import type { Organization } from "./organizations.contract.ts";
import { presentOrganization } from "./present-organization.ts";

/** An organization as its page shows it to everybody; null where there is none. */
export async function showOrganizationToVisitors(
  platform: Platform,
  language: Language,
  id: string,
): Promise<Organization | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const row = await findOrganization(platform.db, Number(id));
  return row ? presentOrganization(row, { language, userId: null, settings: platform.settings }) : null;
}
