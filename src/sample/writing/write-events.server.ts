import type { Tx } from "../../platform/db/client.server.ts";
import { type Language, languageIds, pickText } from "../../shared/languages/languages.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { fromTokyo, tokyoParts } from "../../shared/time/tokyo-time.ts";
import { type SampleFacts, sampleFacts } from "../sample-event-facts.ts";
import { languagesOf, type SampleEvent, type SampleTexts } from "../sample-file.ts";
import { samplePlaces } from "../sample-places.ts";
import type { WrittenOrganization } from "./write-organizations.server.ts";

/** The file has events without a limit; the product has none without a maximum. */
const roomForAll = 300;
const forStudents = { purposes: [5, 7, 19], occupation: 1 };
/** Events that are for the students of the organization's own university. */
const forOwnUniversity = [8, 13, 15, 37];

/** One of the file's events, published, with its texts, hosts, languages and targets. Answers its id. */
export async function writeEvent(
  tx: Tx,
  now: Date,
  event: SampleEvent,
  organization: WrittenOrganization,
  thumbnail_url: string | null,
): Promise<number> {
  const facts = sampleFacts[event.id] ?? {};
  const start_at = momentOf(now, event.start.day_offset, event.start.time);
  const created_at = new Date(Math.min(start_at.getTime() - 60 * dayMs, now.getTime() - 14 * dayMs));
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
      thumbnail_url,
      fee: facts.fee_told === false ? null : event.fee_jpy,
      access_station: facts.access ? pickText(event.main_language, facts.access.station) : null,
      access_minutes: facts.access?.minutes ?? null,
      ...facts.location,
      barrier_free: facts.barrier_free ?? [],
      welcomes_beginners: facts.welcomes_beginners ?? false,
      asks_accommodation: facts.asks_accommodation ?? false,
      created_at,
      updated_at: created_at,
      ...(start_at > now && samplePlaces[event.id]?.columns(now, (day, time) => momentOf(now, day, time))),
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
        description: pickText(language, event.description),
        place_name: pickText(language, event.place),
        ...wordsOf(facts, language, event.main_language),
        is_main: language === event.main_language,
      })),
    )
    .execute();
  await tx
    .insertInto("event_spoken_languages")
    .values(event.spoken_language_ids.map((language_id) => ({ event_id, language_id })))
    .execute();
  if (event.is_online) {
    // The name is reserved: nobody meets there.
    const url = `https://meet.example.com/tsudoi-${event.id}`;
    await tx.insertInto("event_meetings").values({ event_id, url }).execute();
  } else {
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

function wordsOf({ summary, fee_note, access }: SampleFacts, language: Language, main: Language) {
  const text = (texts: SampleTexts | undefined) => (texts ? pickText(language, texts) : "");
  return {
    summary: text(summary),
    fee_note: text(fee_note),
    access_station: language === main ? "" : text(access?.station),
  };
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
