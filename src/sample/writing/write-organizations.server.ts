import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { languageIds, pickText } from "../../shared/languages/languages.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { addDays, tokyoDate } from "../../shared/time/tokyo-date.ts";
import type { StoredPictures } from "../keep-sample-pictures.server.ts";
import { languagesOf, sampleFile } from "../sample-file.ts";
import { sampleOrganizations } from "../sample-organizations.ts";
import type { WrittenPeople } from "./write-people.server.ts";

/** Ids in the sample file. */
const organizersOwn = 8;
const coHostsOwn = 9;

/** By the file's ids: as what its university recognises an organization. */
const recognised: Record<number, { level_ja: string; level_en: string } | undefined> = {
  2: { level_ja: "公認", level_en: "Official" },
  8: { level_ja: "公認", level_en: "Official" },
  11: { level_ja: "準公認", level_en: "Provisional" },
};

export interface WrittenOrganization {
  id: number;
  universityId: number;
}

/** Each organization has two members; the organizer's and the co-host's have them among theirs. By the file's ids. */
export async function writeOrganizations(
  tx: Tx,
  now: Date,
  { accounts, others }: WrittenPeople,
  pictures: StoredPictures["organizations"],
): Promise<Map<number, WrittenOrganization>> {
  const written = new Map<number, WrittenOrganization>();
  const created_at = new Date(now.getTime() - 100 * dayMs);
  for (const {
    id: key,
    name,
    main_language,
    university_name_en,
    prefecture_code,
  } of sampleFile.organizations) {
    const { email, about } = sampleOrganizations[key] ?? {};
    if (!email || !about) throw new Error(`Sample organization ${key} has no description`);
    const { id: organization_id } = await tx
      .insertInto("organizations")
      .values({ email, ...pictures.get(key), created_at, updated_at: created_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const texts = languagesOf(name, main_language).map((language) => ({
      organization_id,
      language_id: languageIds[language],
      name: pickText(language, name),
      description: pickText(language, about),
      is_main: language === main_language,
    }));
    await tx.insertInto("organization_texts").values(texts).execute();
    const prefecture = { organization_id, prefecture_id: prefecture_code };
    await tx.insertInto("organization_prefectures").values(prefecture).execute();
    const university = await tx
      .selectFrom("universities")
      .select("id")
      .where(sql`names ->> 'en'`, "=", university_name_en)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("organization_universities")
      .values({ organization_id, university_id: university.id })
      .execute();

    await writeRecognition(tx, now, { organization_id, university_id: university.id }, recognised[key]);
    const first = { [organizersOwn]: accounts.organizer, [coHostsOwn]: accounts.co_host }[key];
    const members = [first ?? others[key] ?? accounts.organizer, others[key + 11] ?? accounts.co_host];
    await tx
      .insertInto("organization_members")
      .values(
        members.map((user_id, index) => ({
          organization_id,
          user_id,
          since: new Date(now.getTime() - (60 - index) * dayMs),
        })),
      )
      .execute();
    await writeFollows(tx, now, organization_id, key, { accounts, others });
    written.set(key, { id: organization_id, universityId: university.id });
  }
  return written;
}

/** Until the end of the school year, or of the one after where that is near. */
async function writeRecognition(
  tx: Tx,
  now: Date,
  ids: { organization_id: number; university_id: number },
  level: (typeof recognised)[number],
): Promise<void> {
  if (!level) return;
  const farEnough = addDays(tokyoDate(now), 60);
  const year = Number(farEnough.slice(0, 4));
  const valid_until = [`${year}-03-31`, `${year + 1}-03-31`].find((day) => day > farEnough) ?? farEnough;
  await tx
    .insertInto("recognitions")
    .values({ ...ids, ...level, valid_until, granted_at: new Date(now.getTime() - 90 * dayMs) })
    .execute();
}

async function writeFollows(
  tx: Tx,
  now: Date,
  organization_id: number,
  key: number,
  { accounts, others }: WrittenPeople,
): Promise<void> {
  const followers = others.filter((_, index) => key === organizersOwn || (index + key) % 4 === 0);
  if ([organizersOwn, coHostsOwn, 4].includes(key)) followers.push(accounts.student);
  await tx
    .insertInto("organization_follows")
    .values(
      followers.map((user_id, index) => ({
        organization_id,
        user_id,
        followed_at: new Date(now.getTime() - ((index % 20) + 3) * dayMs),
        unfollowed_at: index % 8 === 5 ? new Date(now.getTime() - 2 * dayMs) : null,
      })),
    )
    .execute();
}
