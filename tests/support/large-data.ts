import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeUsers } from "../factories/users.ts";

/** Long events of one organization, one a minute, as a campus may have in a year. */
export async function makeLongEvents(db: Db, owner: number, count = 500): Promise<void> {
  await sql`
    with made as (
      insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
      select timestamptz '2026-11-28T18:00+09' + n * interval '1 minute', 30, 1 + n % 47, 1, 1, ${owner}
        from generate_series(1, ${count}::integer) n returning id
    ), texts as (
      insert into event_texts (event_id, language_id, title, description, place_name, is_main)
      select id, l, left(repeat('町歩き Walk & <tea> ' || id, 30), 255), repeat('町を歩き、**お茶**を飲みます。', 100), 'Hall', l = 1
        from made, generate_series(1, 2) l
    ) insert into event_hosts (event_id, organization_id, is_owner) select id, ${owner}, true from made`.execute(
    db,
  );
}

/** An event with a thousand applicants who have answered twenty questions and its survey, and one that is drawn among them. */
export async function makeFullEvents(db: Db, owner: number) {
  const people = (await makeUsers(db, 1000)).map(({ id }) => id);
  const places = { max_participant_num: 1000 };
  const full = await makeEvent(db, { owner, columns: places });
  const lottery = { ...places, selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00" };
  const drawn = await makeEvent(db, { owner, columns: lottery });
  for (const [eventId, state] of [
    [full, "confirmed"],
    [drawn, "entered"],
  ] as const) {
    await sql`insert into applications (event_id, user_id, state)
              select ${eventId}, id, ${state} from unnest(${people}::integer[]) id`.execute(db);
  }
  await sql`
    with asked as (insert into questions (event_id, question_type_id) select ${full}, 3 from generate_series(1, 20) returning id)
    insert into answers (application_id, question_id, text)
    select a.id, asked.id, repeat('あ', 50) from applications a, asked where a.event_id = ${full}`.execute(
    db,
  );
  await sql`
    insert into surveys (event_id, is_anonymous, is_open, has_been_open, questions)
    select ${full}, false, true, true, jsonb_agg(jsonb_build_object(
      'id', n, 'question_type_id', 3, 'position', n, 'is_required', false, 'is_deleted', false, 'options', '[]'::jsonb,
      'texts', jsonb_build_array(jsonb_build_object('id', n, 'language_id', 2, 'title', 'Question ' || n, 'description', ''))))
      from generate_series(1, 20) n`.execute(db);
  await sql`
    insert into named_survey_answers (application_id, event_id, answers)
    select a.id, ${full}, (
      select jsonb_agg(jsonb_build_object('question_id', n, 'text', repeat('い', 100), 'option_ids', '[]'::jsonb))
        from generate_series(1, 20) n)
      from applications a where a.event_id = ${full}`.execute(db);
  return { full, drawn, people };
}
