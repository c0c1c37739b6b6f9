import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { refusedByFeatures } from "../../../tests/support/refused-by-features.ts";
import { refusedReferenceData } from "../../../tests/support/refused-reference-data.ts";

const { db } = await testDatabase();
const tested = new Set<string>();

const { id: user, email } = await makeUser(db);
const owner = await makeOrganization(db);
const other = await makeOrganization(db);
const event = await makeEvent(db, { owner });
const token = `sha256('a')`;
await sql
  .raw(`
  insert into event_hosts (event_id, organization_id, invited_by_id) values (${event}, ${other}, ${owner});
  insert into applications (event_id, user_id) values (${event}, ${user});
  insert into questions (id, event_id, question_type_id) values (1, ${event}, 1), (2, ${event}, 1);
  insert into question_texts (question_id, language_id) values (1, 1);
  insert into question_options (id, question_id) values (1, 1), (2, 2);
  insert into answers (application_id, question_id) select id, 1 from applications;
  insert into answer_options (application_id, question_id, question_option_id) select id, 1, 1 from applications;
  insert into announcements (event_id, send_at) values (${event}, now());
  insert into mails (kind, dedupe_key, message_id, address, language) values ('k', 'd', 'm', 'a@example.com', 'ja');
  insert into help_articles (key) values ('how_to');
  insert into help_article_texts (help_article_id, language_id) values (1, 1);
  insert into synonym_groups (id, key) values (9, 'hanami');
  insert into synonyms (synonym_group_id, language_id, word) values (9, 1, '花見');
  insert into account_tokens (user_id, purpose, email, token_hash) values (${user}, 'password_reset', 'a', ${token});
  insert into sessions (user_id, client, token_hash, kind, expires_at) values (${user}, 'c', ${token}, 'sign_in', now());
`)
  .execute(db);

/** The statement is refused, by this constraint and no other. */
function refused(rule: string, constraint: string, statement: string): void {
  tested.add(constraint);
  test(`${rule} (${constraint})`, async () => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ constraint });
  });
}

describe("people", () => {
  refused(
    "an e-mail address signs up once, whatever its case",
    "users_email_key",
    `insert into users (email, password_hash, first_name, last_name) values (upper('${email}'), 'h', 'a', 'b')`,
  );
  refused("somebody who is there can sign in", "users_present_can_sign_in", `update users set email = null`);
  refused(
    "nothing of a deleted account's person stays",
    "users_deleted_are_anonymous",
    `update users set deleted_at = now(), email = null, password_hash = null, first_name = '' where id = ${user}`,
  );
  refused(
    "one graduates in March or September",
    "users_graduation_month_check",
    `update users set graduation_month = 4`,
  );
  for (const name of ["first_name", "last_name"])
    refused("no reading is empty", `users_${name}_reading_check`, `update users set ${name}_reading = ''`);
  const search = `insert into saved_searches (user_id, filters, is_mailed) values (${user}, '{}', true)`;
  refused("a search is saved once", "saved_searches_user_id_filters_key", `${search}; ${search}`);
  refused("people read a language of ours", "users_language_fkey", `update users set language = 'ch'`);
  refused(
    "one follows an organization once",
    "organization_follows_pkey",
    `insert into organization_follows (organization_id, user_id) values (${owner}, ${user}), (${owner}, ${user})`,
  );
  refused(
    "a member's role is one of three",
    "organization_members_role_check",
    `insert into organization_members (organization_id, user_id, role) values (${owner}, ${user}, 'owner')`,
  );
  const invitation = (email: string, role: string) =>
    `insert into organization_invitations (organization_id, email, role, invited_by_id, created_at, expires_at)
     values (${owner}, '${email}', '${role}', ${user}, now(), now())`;
  refused(
    "an invitation's role is one of three",
    "organization_invitations_role_check",
    invitation("a@example.com", "owner"),
  );
  refused(
    "an address is invited once, in any case",
    "organization_invitations_address_key",
    `${invitation("a@example.com", "door")}; ${invitation("A@example.com", "door")}`,
  );
  refused(
    "one is a member of an organization once",
    "organization_members_pkey",
    `insert into organization_members (organization_id, user_id) values (${owner}, ${user}), (${owner}, ${user})`,
  );
});

describe("texts", () => {
  const organizationText = (language: number, isMain: boolean) =>
    `insert into organization_texts (organization_id, language_id, is_main) values (${owner}, ${language}, ${isMain})`;
  refused("an organization has one main entry", "organization_texts_main_key", organizationText(1, true));
  refused(
    "an organization has at most one second entry",
    "organization_texts_main_key",
    `${organizationText(1, false)}; ${organizationText(3, false)}`,
  );
  refused(
    "an organization has one entry a language",
    "organization_texts_language_key",
    organizationText(2, false),
  );
  refused(
    "an organization never loses its main entry",
    "organizations_main_text_fkey",
    `delete from organization_texts where organization_id = ${owner}`,
  );
  refused(
    "no organization begins without its main entry",
    "organizations_main_text_fkey",
    `insert into organizations (email) values ('a@example.com')`,
  );
  const eventText = (language: number, isMain: boolean) =>
    `insert into event_texts (event_id, language_id, is_main) values (${event}, ${language}, ${isMain})`;
  refused("an event has one main entry", "event_texts_main_key", eventText(1, true));
  refused(
    "an event has at most one second entry",
    "event_texts_main_key",
    `${eventText(1, false)}; ${eventText(3, false)}`,
  );
  refused("an event has one entry a language", "event_texts_language_key", eventText(2, false));
  refused(
    "an event never loses its main entry",
    "events_main_text_fkey",
    `delete from event_texts where event_id = ${event}`,
  );
  refused(
    "a question has one text a language",
    "question_texts_language_key",
    `insert into question_texts (question_id, language_id) values (1, 1)`,
  );
  refused(
    "an article has one text a language",
    "help_article_texts_language_key",
    `insert into help_article_texts (help_article_id, language_id) values (1, 1)`,
  );
  refused(
    "articles are in the languages of their readers",
    "help_article_texts_language_fkey",
    `insert into help_article_texts (help_article_id, language_id) values (1, 9)`,
  );
  refused(
    "two articles cannot share a key",
    "help_articles_key_key",
    `insert into help_articles (key) values ('how_to')`,
  );
  refused(
    "an article's key fits into an address",
    "help_articles_key_check",
    `insert into help_articles (key) values ('A b')`,
  );
  refused(
    "a group of synonyms that comes with the product is there once",
    "synonym_groups_key_key",
    `insert into synonym_groups (key) values ('hanami')`,
  );
  refused(
    "a word is in one group of synonyms, however it is written",
    "synonyms_folded_key",
    `insert into synonyms (synonym_group_id, language_id, word) values (9, 2, '花見')`,
  );
  refused(
    "a synonym is a word of at most 60 characters",
    "synonyms_word_check",
    `insert into synonyms (synonym_group_id, language_id, word) values (9, 2, '')`,
  );
  refused(
    "a synonym is in a language of ours",
    "synonyms_language_fkey",
    `insert into synonyms (synonym_group_id, language_id, word) values (9, 9, 'a')`,
  );
});

describe("hosts", () => {
  refused(
    "an event has one owner",
    "event_hosts_owner_key",
    `update event_hosts set is_owner = true, invited_by_id = null where event_id = ${event}`,
  );
  refused(
    "an event never loses its owner",
    "events_owner_fkey",
    `delete from event_hosts where event_id = ${event} and is_owner`,
  );
  refused(
    "the event names the owner that its hosts name",
    "events_owner_fkey",
    `update events set owner_organization_id = ${other} where id = ${event}`,
  );
  refused(
    "an organization hosts an event once",
    "event_hosts_organization_key",
    `insert into event_hosts (event_id, organization_id) values (${event}, ${other})`,
  );
  refused(
    "an invitation is not both accepted and declined",
    "event_hosts_one_answer_check",
    `update event_hosts set accepted_at = now(), declined_at = now() where organization_id = ${other}`,
  );
  refused(
    "the owner is not invited",
    "event_hosts_owner_is_not_invited_check",
    `update event_hosts set accepted_at = now() where is_owner`,
  );
});

describe("events and applications", () => {
  refused(
    "an organization has one template of a name, whatever its case",
    "event_templates_name_key",
    `insert into event_templates (organization_id, name, content, created_at)
     select ${owner}, name, '{}', now() from unnest(array['Tea', 'TEA']) name`,
  );
  refused(
    "an event ends after it starts",
    "events_end_at_check",
    `update events set end_at = start_at - interval '1 s'`,
  );
  const change = (columns: string) => `update events set ${columns}`;
  refused("a fee is not negative", "events_fee_check", change("fee = -1"));
  refused(
    "one walks three hours from the station at most",
    "events_access_minutes_check",
    change("access_station = 'Kyoto', access_minutes = 181"),
  );
  refused("minutes are those from a station", "events_access_check", change("access_minutes = 5"));
  refused("a latitude is one", "events_latitude_check", change("latitude = 91, longitude = 0"));
  refused("a longitude is one", "events_longitude_check", change("latitude = 0, longitude = 181"));
  refused("a position has both", "events_location_check", change("latitude = 0"));
  for (const list of ["{lift}", "{toilet,null}"]) {
    refused("places offer what is known", "events_barrier_free_check", change(`barrier_free = '${list}'`));
  }
  refused(
    "who needs accommodation says which, in a thousand characters",
    "accommodation_requests_text_check",
    "insert into accommodation_requests select id, '' from applications",
  );
  refused(
    "a note says something, in two thousand characters",
    "application_notes_text_check",
    "insert into application_notes select id, '' from applications",
  );
  refused(
    "there is room for one at least",
    "events_max_participant_num_check",
    `update events set max_participant_num = 0`,
  );
  refused(
    "the count is never negative",
    "events_applications_count_check",
    `update events set applications_count = -1`,
  );
  for (const [rule, constraint, statement] of refusedByFeatures({ event, user })) {
    refused(rule, constraint, statement);
  }
  refused(
    "an answered question cannot be erased",
    "answers_question_id_fkey",
    `delete from questions where id = 1`,
  );
  refused(
    "a chosen option cannot be erased",
    "answer_options_option_fkey",
    `delete from question_options where id = 1`,
  );
  refused(
    "a choice is one of its question's options",
    "answer_options_option_fkey",
    `insert into answer_options select application_id, question_id, 2 from answer_options`,
  );
  refused(
    "somebody's reminder of an event is set once",
    "event_reminders_pkey",
    `insert into event_reminders (event_id, user_id) values (${event}, ${user}), (${event}, ${user})`,
  );
});

describe("mail and keeping", () => {
  refused(
    "an event has one announcement",
    "announcements_event_key",
    `insert into announcements (event_id, send_at) values (${event}, now())`,
  );
  const mail = (dedupeKey: string, messageId: string, columns = "", values = "") =>
    `insert into mails (kind, dedupe_key, message_id, language, address${columns})
     values ('k', '${dedupeKey}', '${messageId}', 'ja', 'a@example.com'${values})`;
  refused("the same mail is written once", "mails_dedupe_key", mail("d", "n"));
  refused("a Message-ID names one mail", "mails_message_id_key", mail("e", "m"));
  refused("a mail is in a known state", "mails_state_check", mail("e", "n", ", state", ", 'lost'"));
  refused(
    "a mail that is being sent has somebody who sends it",
    "mails_claim_check",
    `update mails set state = 'sending'`,
  );
  refused(
    "why a mail was given up is one of three",
    "mails_failure_check",
    `update mails set failure = 'bored'`,
  );
  refused("a sent mail says when", "mails_sent_at_check", `update mails set state = 'sent'`);
  refused("a waiting mail has an address", "mails_address_check", `update mails set address = null`);
  refused("mails are in a language of ours", "mails_language_fkey", `update mails set language = 'ch'`);
  const suppress = (address: string, reason: string) =>
    `insert into suppressed_addresses (address, reason) values ('${address}', '${reason}')`;
  refused(
    "suppressed addresses are in lower case",
    "suppressed_addresses_lower_check",
    suppress("A@b.c", "bounce"),
  );
  refused(
    "an address is suppressed for a reason",
    "suppressed_addresses_reason_check",
    suppress("a@b.c", "x"),
  );
  const upload = (purpose: string) =>
    `insert into staged_uploads (key, organization_id, purpose, content_type) values ('k', ${owner}, '${purpose}', 'image/png')`;
  refused("an event's picture belongs to an event", "staged_uploads_event_check", upload("event_header"));
  refused("an upload has a known purpose", "staged_uploads_purpose_check", upload("other"));
  refused(
    "known things are removed",
    "removed_things_kind_check",
    `insert into removed_things (kind, id) values ('x', 1)`,
  );
  refused(
    "signing keys are long",
    "signing_keys_key_check",
    `insert into signing_keys (purpose, key) values ('x', 'short')`,
  );
});

describe("reference data", () => {
  for (const [rule, constraint, statement] of refusedReferenceData()) refused(rule, constraint, statement);
});

afterAll(async () => {
  // They exist for foreign keys to point at; another constraint always refuses first.
  const onlyPointedAt = [
    "event_hosts_owner_target_key",
    "question_options_question_key",
    "surveys_anonymity_key",
  ];
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'u')
     union
    select relname from pg_index join pg_class on pg_class.oid = indexrelid
     where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`.execute(db);
  const untested = rows
    .map(({ name }) => name)
    .filter((name) => !tested.has(name) && !onlyPointedAt.includes(name));
  expect(untested, "constraints that no test here shows").toEqual([]);
});
