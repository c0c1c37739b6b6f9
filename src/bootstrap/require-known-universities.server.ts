import { SettingsError } from "../platform/env/read-settings.ts";
import type { Platform } from "../platform/platform.ts";

/** Throws `SettingsError` where a provider is to prove a university that the masters do not have. */
export async function requireKnownUniversities({
  db,
  settings,
}: Pick<Platform, "db" | "settings">): Promise<void> {
  const wrong: string[] = [];
  for (const { id, universityId } of settings.oidcProviders) {
    if (universityId === null) continue;
    const found = await db
      .selectFrom("universities")
      .select("id")
      .where("id", "=", universityId)
      .executeTakeFirst();
    if (!found)
      wrong.push(
        `OIDC_${id.toUpperCase()}_UNIVERSITY_ID must be the id of a university (GET /masters/universities).`,
      );
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join("\n"));
}
