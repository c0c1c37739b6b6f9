import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

interface Person {
  id: number;
  /** Stands in every text that is theirs. */
  mark: string;
  eventId: number;
  organizationId: number;
}

/**
 * One row at least in every table that points at people, or at their applications: what is theirs says `mark`. Nobody could do all of
 * it; it is for what has to reach each table.
 */
export async function makeEverythingOf(db: Db, person: Person): Promise<void> {
  const applicationId = await makeApplication(db, person);
  for (const statement of [...rowsOf(person), ...rowsOfApplication(applicationId, person)]) {
    await statement.execute(db);
  }
}

async function makeApplication(db: Db, { id, mark, eventId }: Person): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into applications (event_id, user_id, decision_message) values (${eventId}, ${id}, ${mark}) returning id`.execute(
    db,
  );
  return rows[0]?.id as number;
}

const rowsOf = ({ id, mark, eventId, organizationId }: Person) => [
  sql`update users set graduation_year = 2028, university_id = 1 where id = ${id}`,
  sql`insert into sessions (user_id, client, token_hash, kind, expires_at, device)
      values (${id}, ${`client ${mark}`}, sha256(${mark}::text::bytea), 'sign_in', now() + interval '1 day', ${mark})`,
  sql`insert into known_devices values (${id}, sha256(${mark}::text::bytea), now())`,
  sql`insert into passkeys (user_id, credential_id, public_key, name) values (${id}, ${`secret-${mark}`}, 'k', ${mark})`,
  sql`insert into totp_secrets (user_id, sealed_secret, created_at) values (${id}, ${`secret-${mark}`}, now())`,
  sql`insert into identities (user_id, issuer, subject, provider, created_at, last_used_at)
      values (${id}, 'https://id.example', ${mark}, 'kyoto', now(), now())`,
  sql`insert into email_changes (user_id, email, session_id, requested_at, expires_at)
      values (${id}, lower(${`${mark}@new.example.com`}::text), 1, now(), now())`,
  sql`insert into affiliations values (${id}, 1, sha256(${mark}::text::bytea), now(), now() + interval '1 year')`,
  sql`insert into affiliation_requests (user_id, university_id, address_digest, created_at) values (${id}, 1, sha256('x'), now())`,
  sql`insert into event_reminders (event_id, user_id) values (${eventId}, ${id})`,
  sql`insert into event_bookmarks (event_id, user_id) values (${eventId}, ${id})`,
  sql`insert into saved_searches (user_id, filters, is_mailed) values (${id}, jsonb_build_object('q', ${mark}::text), true)`,
  sql`insert into organization_follows (organization_id, user_id) values (${organizationId}, ${id})`,
  sql`insert into inquiries (event_id, user_id, language, text, created_at, answer)
      values (${eventId}, ${id}, 'en', ${mark}, now(), '{"en":"a draft"}')`,
  sql`insert into reports (subject, subject_id, organization_id, title, reason, body, reporter_id, source, note)
      values ('event', ${eventId}, ${organizationId}, 'Tea', 'fraud', ${mark}, ${id}, ${`source ${mark}`}, 'of the team')`,
  sql`with one as (
        insert into announcements (event_id, send_at, sent_at) values (${eventId}, now(), now())
        on conflict (event_id) do update set send_at = now() returning id)
      insert into announcement_recipients select id, ${id} from one`,
  sql`insert into mails (kind, dedupe_key, message_id, user_id, language, address, event_id, state, sent_at)
      values ('event_tomorrow', ${mark}, ${mark}, ${id}, 'en', ${`${mark}@example.com`}, ${eventId}, 'sent', now())`,
  sql`insert into organization_members (organization_id, user_id) values (${organizationId}, ${id}) on conflict do nothing`,
  sql`insert into organization_invitations (organization_id, email, role, invited_by_id, created_at, expires_at)
      values (${organizationId}, ${`guest-of-${id}@zq-third.example.com`}, 'editor', ${id}, now(), now())`,
  sql`insert into applicant_mails (event_id, sender_id, title, body, states, sent_at)
      values (${eventId}, ${id}, ${mark}, 'b', '{confirmed}', now())`,
  sql`insert into hold_answers (organization_id, event_id, author_id, text, created_at)
      values (${organizationId}, ${eventId}, ${id}, ${mark}, now())`,
  sql`insert into activities (organization_id, event_id, actor_id, kind, details)
      values (${organizationId}, ${eventId}, ${id}, 'event_changed', '{"who":"zq-third"}')`,
  sql`insert into activities (organization_id, event_id, person_id, kind, details)
      values (${organizationId}, ${eventId}, ${id}, 'applicant_noted', '{"who":"zq-third"}')`,
  sql`insert into university_staff (university_id, user_id) values (1, ${id})`,
  sql`insert into recognitions (organization_id, university_id, level_ja, level_en, valid_until, granted_at, granted_by_id, is_current)
      values (${organizationId}, 1, '公認', 'x', now(), now(), ${id}, false)`,
  sql`insert into help_articles (key, last_updated_by_id) values (lower(${mark}::text), ${id})`,
  sql`insert into team_actions (actor_id, kind, subject, subject_id, details)
      values (${id}, 'block', 'user', 1, '{"who":"zq-third"}')`,
  sql`with report as (
        insert into reports (subject, subject_id, organization_id, title, reason, body, source)
        values ('event', ${eventId}, ${organizationId}, 'Tea', 'fraud', 'zq-third', 'third') returning id)
      insert into report_decisions (report_id, actor_id, state_before, state_after, note)
      select id, ${id}, 'open', 'reviewing', 'zq-third' from report`,
  sql`insert into account_exports (user_id, state, file_key, byte_size, created_at, next_try_at, expires_at)
      values (${id}, 'ready', translate(left(encode(sha256(${mark}::text::bytea), 'base64'), 22), '+/', '-_'), 1, now(), now(), now() + interval '1 day')`,
];

const rowsOfApplication = (id: number, { mark, eventId }: Person) => [
  sql`with question as (insert into questions (event_id, question_type_id) values (${eventId}, 2) returning id),
           title as (insert into question_texts (question_id, language_id, title) select id, 2, 'What do you eat?' from question),
           choice as (insert into question_options (question_id, position) select id, 0 from question returning id, question_id),
           words as (insert into question_option_texts select id, 2, 'Rice' from choice),
           answer as (insert into answers select ${id}, id, ${mark} from question),
           former as (
             insert into former_answers (application_id, replaced_at, answers)
             select ${id}, now(), jsonb_build_array(jsonb_build_object('question_id', question_id, 'text', ${`before ${mark}`}::text,
                                                                        'option_ids', jsonb_build_array(id))) from choice)
      insert into answer_options select ${id}, question_id, id from choice`,
  sql`insert into accommodation_requests values (${id}, ${mark})`,
  sql`insert into application_notes values (${id}, ${`noted of ${mark}`})`,
  sql`insert into attendances (application_id, event_id, checked_in_at) values (${id}, ${eventId}, now())`,
  sql`insert into check_ins (event_id, nonce, kind, application_id, scanned_at, arrived_at, device, result)
      values (${eventId}, gen_random_uuid(), 'in', ${id}, now(), now(), 'zq-third', 'ok')`,
  sql`insert into certificates values (${eventId}, ${id}, translate(upper(left(md5(${mark}::text), 16)), 'ILOU', '0000'), now())`,
  sql`insert into surveys (event_id, is_anonymous) values (${eventId}, false) on conflict do nothing`,
  sql`insert into named_survey_answers (event_id, application_id, answers)
      values (${eventId}, ${id}, jsonb_build_array(jsonb_build_object('text', ${mark}::text)))`,
  sql`insert into survey_respondents (event_id, application_id) values (${eventId}, ${id})`,
];
