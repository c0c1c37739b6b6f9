import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { showOrganizationToVisitors } from "../show-organization-to-visitors.server.ts";

/**
 * The organization whose mails somebody wants no more; null for what is no id. One that is not shown has no name here, whether it is
 * suspended, deleted or was never there: those who follow it learn from their own state that they can leave, and nobody else anything.
 */
export async function showUnfollowPage(
  platform: Platform,
  language: Language,
  id: string,
): Promise<{ id: number; name: string | null } | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const shown = await showOrganizationToVisitors(platform, language, id);
  return { id: Number(id), name: shown?.organization_name ?? null };
}
