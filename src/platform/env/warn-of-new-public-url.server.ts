import type { Platform } from "../platform.ts";

const name = "PUBLIC_URL";

/**
 * Compares the site's address with that of the last start. Another one ends what people have in their hands, which somebody who
 * mends a setting may not think of: so the log says it, once.
 */
export async function warnOfNewPublicUrl({
  db,
  log,
  settings: { publicUrl },
}: Pick<Platform, "db" | "log" | "settings">): Promise<void> {
  const known = await db
    .selectFrom("known_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  if (known?.value === publicUrl) return;
  await db
    .insertInto("known_settings")
    .values({ name, value: publicUrl })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: publicUrl }))
    .execute();
  if (!known) return;
  log.warn(
    { before: known.value, now: publicUrl },
    "PUBLIC_URL HAS CHANGED: links in mails that went out, QR codes on posters, calendar feeds and embedded pages lead to the address before, " +
      "and everybody has to log in anew. Let the old address redirect to the new one.",
  );
}
