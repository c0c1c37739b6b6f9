import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { isActiveSql } from "../../shared/application-states.ts";
import { applyMigrations, migrateToLatest } from "./migrate.server.ts";

const { db } = await testDatabase({ empty: true });

test("what earlier versions left of deleted accounts goes with the new version, and drafts are told from public events", async () => {
  await db.transaction().execute((tx) => applyMigrations(tx, (name) => name < "0017"));
  await sql`
    insert into languages (id, name_ja, name_en) values (2, '英語', 'English');
    insert into prefectures (id, name_ja, name_en) values (44, '大分', 'Oita');
    insert into event_purposes (id, name_ja, name_en) values (1, 'x', 'x');
    insert into event_formats (id, name_ja, name_en) values (1, 'x', 'x');
    insert into question_types (id, key, name_ja, name_en) values (4, 'x', 'x', 'x');
    insert into users (id, first_name, last_name, deleted_at, language) overriding system value values (7, '', '', now(), 'ja');
  `.execute(db);
  await db.transaction().execute((tx) =>
    sql`
    insert into organizations (id, email) overriding system value values (1, 'club@example.com');
    insert into organization_texts (organization_id, language_id, name, is_main) values (1, 2, 'Club', true);
    insert into organization_members (organization_id, user_id) values (1, 7);
    insert into events (id, start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id,
                        owner_organization_id, is_published) overriding system value
      values (1, now(), 5, 44, 1, 1, 1, true), (2, now(), 5, 44, 1, 1, 1, false), (3, now(), 5, 44, 1, 1, 1, false);
    insert into event_texts (event_id, language_id, title, is_main) select id, 2, 'Event', true from events;
    insert into event_hosts (event_id, organization_id, is_owner) select id, 1, true from events;
    insert into questions (id, event_id, question_type_id) overriding system value values (1, 3, 4);
    insert into applications (id, event_id, user_id) overriding system value values (1, 3, 7);
    insert into answers (application_id, question_id, text) values (1, 1, 'Vegetarian');
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, state, claimed_by, claimed_until)
      values ('newsletter', 'a', 'a', 7, 'gone@example.com', 'en', 'waiting', null, null),
             ('newsletter', 'b', 'b', 7, 'gone@example.com', 'en', 'sending', 'elsewhere:1', now());
  `.execute(tx),
  );
  await migrateToLatest(db);
  const { rows } = await sql`
    select (select count(*) from answers) as answers, (select count(*) from organization_members) as members,
           (select count(*) from applications where ${isActiveSql("applications")}) as applications,
           (select applications_count from events where id = 3) as places,
           (select count(*) from mails where address is not null or state <> 'skipped') as mails,
           (select array_agg(was_published order by id) from events) as public`.execute(db);
  expect(rows).toEqual([
    { answers: 0, members: 0, applications: 0, places: 0, mails: 0, public: [true, false, true] },
  ]);
});
