import type { Tx } from "../platform/db/client.server.ts";
import { type Language, languageIds, localeOf, pickText } from "../shared/languages.ts";
import { fromTokyo, tokyoParts } from "../shared/tokyo-time.ts";
import { languagesOf, type SampleEvent, type SampleTexts } from "./sample-file.ts";
import type { WrittenOrganization } from "./write-organizations.server.ts";

/** The file has events without a limit; the product has none without a maximum. */
const roomForAll = 300;
const day = 24 * 60 * 60 * 1000;
const forStudents = { purposes: [5, 7, 19], occupation: 1 };
/** Events that are for the students of the organization's own university. */
const forOwnUniversity = [8, 13, 15, 37];

/** One of the file's events, published, with its texts, hosts, languages and targets. Answers its id. */
export async function writeEvent(
  tx: Tx,
  now: Date,
  event: SampleEvent,
  organization: WrittenOrganization,
): Promise<number> {
  const start_at = momentOf(now, event.start.day_offset, event.start.time);
  const created_at = new Date(Math.min(start_at.getTime() - 60 * day, now.getTime() - 14 * day));
  const { id: event_id } = await tx
    .insertInto("events")
    .values({
      start_at,
      end_at: momentOf(now, event.end.day_offset, event.end.time),
      apply_due_at: dueOf(now, event, start_at),
      max_participant_num: event.capacity ?? roomForAll,
      prefecture_id: event.prefecture_code,
      event_purpose_id: event.purpose_id,
      event_format_id: event.format_id,
      university_id: organization.universityId,
      owner_organization_id: organization.id,
      is_online: event.is_online,
      created_at,
      updated_at: created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("event_hosts")
    .values({ event_id, organization_id: organization.id, is_owner: true, created_at })
    .execute();
  await tx
    .insertInto("event_texts")
    .values(
      languagesOf(event.title, event.main_language).map((language) => ({
        event_id,
        language_id: languageIds[language],
        title: pickText(language, event.title),
        description: `${pickText(language, event.description)}\n\n${feeSentence(event.fee_jpy, language)}`,
        place_name: pickText(language, event.place),
        is_main: language === event.main_language,
      })),
    )
    .execute();
  await tx
    .insertInto("event_spoken_languages")
    .values(event.spoken_language_ids.map((language_id) => ({ event_id, language_id })))
    .execute();
  if (!event.is_online) {
    const target = { event_id, prefecture_id: event.prefecture_code };
    await tx.insertInto("event_target_prefectures").values(target).execute();
  }
  if (forStudents.purposes.includes(event.purpose_id)) {
    const target = { event_id, occupation_id: forStudents.occupation };
    await tx.insertInto("event_target_occupations").values(target).execute();
  }
  if (forOwnUniversity.includes(event.id)) {
    const target = { event_id, university_id: organization.universityId };
    await tx.insertInto("event_target_universities").values(target).execute();
  }
  return event_id;
}

function momentOf(now: Date, dayOffset: number, time: string): Date {
  const today = tokyoParts(now);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return fromTokyo({ year: today.year, month: today.month, day: today.day + dayOffset, hour, minute });
}

/** The end of the deadline's day; the start itself where that is earlier. */
function dueOf(now: Date, event: SampleEvent, start: Date): Date | null {
  if (event.application_deadline_day_offset === null) return null;
  const endOfDay = momentOf(now, event.application_deadline_day_offset, "23:59");
  return endOfDay < start ? endOfDay : start;
}

const freeOfCharge: SampleTexts = { ja: "参加費は無料です。", en: "Free of charge." };
const fee: SampleTexts = {
  ja: "参加費は{yen}円です。当日お支払いください。",
  en: "The fee is {yen} yen, paid on the day.",
};

function feeSentence(yen: number, language: Language): string {
  if (yen === 0) return pickText(language, freeOfCharge);
  return pickText(language, fee).replace("{yen}", yen.toLocaleString(localeOf(language)));
}
