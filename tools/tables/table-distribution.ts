/**
 * Where a distributed PostgreSQL would keep a table's rows (docs/decisions/0034-what-distributing-takes.md):
 * - reference: all of them on every node, written on all at once
 * - coordinator: on one node
 * - node: each node has rows of its own
 * - by a column: on the node that its value leads to. `through` names the foreign key to a row that has the column, where the
 *   table itself has to be given it first
 */
export type Distribution = "reference" | "coordinator" | "node" | { by: string; through?: string };

const byEvent = { by: "event_id" };

export const tableDistribution: Record<string, Distribution> = {
  countries: "reference",
  department_categories: "reference",
  event_formats: "reference",
  event_purposes: "reference",
  interface_languages: "reference",
  languages: "reference",
  occupations: "reference",
  prefectures: "reference",
  question_types: "reference",
  universities: "reference",
  users: "reference",
  organizations: "reference",
  organization_members: "reference",
  organization_prefectures: "reference",
  organization_texts: "reference",
  organization_universities: "reference",
  help_articles: "reference",
  help_article_texts: "reference",
  synonym_groups: "reference",
  synonyms: "reference",
  suppressed_addresses: "reference",
  search_vocabulary: "reference",
  text_analyses: "reference",

  events: { by: "id" },
  event_hosts: byEvent,
  event_lists: byEvent,
  event_search_documents: byEvent,
  event_search_terms: byEvent,
  event_spoken_languages: byEvent,
  event_target_countries: byEvent,
  event_target_department_categories: byEvent,
  event_target_occupations: byEvent,
  event_target_prefectures: byEvent,
  event_target_universities: byEvent,
  event_texts: byEvent,
  questions: byEvent,
  question_texts: { ...byEvent, through: "question_id" },
  question_options: { ...byEvent, through: "question_id" },
  question_option_texts: { ...byEvent, through: "question_option_id" },
  applications: byEvent,
  accommodation_requests: { ...byEvent, through: "application_id" },
  answers: { ...byEvent, through: "application_id" },
  answer_options: { ...byEvent, through: "application_id" },
  event_reminders: byEvent,
  lottery_draws: byEvent,
  tickets: byEvent,
  check_ins: byEvent,
  attendances: byEvent,
  walk_ins: byEvent,
  check_in_links: byEvent,
  attendance_codes: byEvent,
  event_bookmarks: byEvent,
  announcements: byEvent,
  announcement_recipients: { ...byEvent, through: "announcement_id" },
  reminder_mails: byEvent,
  follow_up_mails: byEvent,
  materials: byEvent,
  surveys: byEvent,
  survey_respondents: byEvent,
  anonymous_survey_answers: byEvent,
  named_survey_answers: byEvent,
  mails: byEvent,

  sessions: { by: "client" },
  organization_follows: { by: "user_id" },
  saved_searches: { by: "user_id" },

  public_data_changes: "node",
  public_data_versions: "node",
  primary_server: "node",

  account_tokens: "coordinator",
  mail_runs: "coordinator",
  migrations: "coordinator",
  rate_limits: "coordinator",
  removed_things: "coordinator",
  signing_keys: "coordinator",
  staged_uploads: "coordinator",
};

/** What has to give way first, by the name of the constraint, column or trigger. A new one is a decision. */
export const inTheWay: Record<string, string> = {
  "mails.event_id": "is null where a mail is about no event: needs a column that is not",
  mails_event_id_fkey: "on delete set null: the use case that removes an event has to do it",
  mails_announcement_id_fkey: "on delete set null, as above",
  mails_reminder_mail_id_fkey: "on delete set null, as above",
  materials_file_key_key: "does not hold the event; random, so that the key may hold it as well",
  mails_dedupe_key: "does not hold the event; its text names it, so that the key may hold it as well",
  mails_message_id_key: "does not hold the event; random, so that the key may hold it as well",
  tickets_code_key: "does not hold the event; random, so that the key may hold it as well",
  check_in_links_token_digest_key: "does not hold the event; random: a link has to name its event as well",
  "trigger of applications for each statement": "Citus has none: belongs into a function for one event",
  "trigger of event_hosts for each statement": "as above",
  "trigger of event_target_prefectures for each statement": "as above",
  "trigger of event_target_universities for each statement": "as above",
  "trigger of event_texts for each statement": "as above",
  "trigger of events for each statement": "as above",
};
