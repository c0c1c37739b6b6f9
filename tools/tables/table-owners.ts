import type { Exception, Owners } from "./units.ts";

/** Folders in which a table's rows are written; the rest of the program reads them or asks their owner to write. */
export const tableOwners: Owners = {
  "platform/db": ["migrations", "primary_server", "public_data_changes", "public_data_versions"],
  "platform/limits": ["rate_limits"],
  "platform/mail": ["mail_runs", "mails", "suppressed_addresses"],
  "platform/session": ["signing_keys"],
  "platform/storage": ["staged_uploads"],
  "platform/text-analysis": ["search_vocabulary", "text_analyses"],
  "features/reference-data": [
    "countries",
    "department_categories",
    "event_formats",
    "event_purposes",
    "interface_languages",
    "languages",
    "occupations",
    "prefectures",
    "question_types",
    "universities",
  ],
  "features/accounts": ["account_tokens", "former_profiles", "sessions", "users"],
  "features/organizations": [
    "activities",
    "organization_follows",
    "organization_invitations",
    "organization_members",
    "organization_prefectures",
    "organization_texts",
    "organization_universities",
    "organizations",
  ],
  "features/help": ["help_article_texts", "help_articles"],
  "features/synonyms": ["synonym_groups", "synonyms"],
  "features/events": [
    "event_hosts",
    "event_lists",
    "event_search_documents",
    "event_spoken_languages",
    "event_target_countries",
    "event_target_department_categories",
    "event_target_occupations",
    "event_target_prefectures",
    "event_target_universities",
    "event_templates",
    "event_meetings",
    "event_texts",
    "events",
    "question_option_texts",
    "question_options",
    "question_texts",
    "questions",
    "removed_things",
  ],
  "features/applications": [
    "accommodation_requests",
    "answer_options",
    "answers",
    "application_notes",
    "applications",
    "former_answers",
    "event_reminders",
    "lottery_draws",
    "tickets",
  ],
  "features/check-in": ["attendance_codes", "attendances", "check_in_links", "check_ins", "walk_ins"],
  "features/bookmarks": ["event_bookmarks", "saved_searches"],
  "features/event-mail": ["announcement_recipients", "announcements", "applicant_mails", "reminder_mails"],
  "features/integrations": ["api_tokens", "webhook_deliveries", "webhooks"],
  "features/follow-up": [
    "anonymous_survey_answers",
    "certificate_offers",
    "certificates",
    "follow_up_mails",
    "materials",
    "named_survey_answers",
    "survey_respondents",
    "surveys",
  ],
  "features/event-overview": ["event_views"],
};

/** Every other reading of a later feature's tables is an error, and so is every other writing of somebody else's. */
export const exceptions: readonly Exception[] = [
  {
    path: "src/sample/",
    tables: "all",
    reason: "fills an empty database in bulk, before anybody uses it",
  },
  {
    path: "src/cli/backup/",
    tables: "all",
    reason: "copies and restores whole tables as they are",
  },
  {
    path: "src/platform/session/session.server.ts",
    tables: ["sessions", "users"],
    reason: "asks who is calling, before any feature is reached",
  },
  {
    path: "src/platform/storage/images/image-columns.server.ts",
    tables: [],
    reason: "reads the columns that their owners list as columns of images",
  },
  {
    path: "src/features/events/questions/",
    tables: ["answers", "answer_options"],
    reason: "a question or option that somebody has chosen is hidden instead of erased",
  },
  {
    path: "src/features/events/visibility/find-event-access.server.ts",
    tables: ["applications"],
    reason:
      "whoever has applied may go on to see the event: asked in the one query that decides who may see it",
  },
  {
    path: "src/features/events/listing/recommend-events.server.ts",
    tables: ["applications"],
    reason: "leaves out what the person applies to within one statement, which the database plans as one",
  },
  {
    path: "src/features/applications/actions/find-available-actions.server.ts",
    tables: ["attendances"],
    reason:
      "whoever is checked in cannot check in once more: asked with all else that decides what an applicant may do",
  },
  {
    path: "src/features/applications/participants/",
    tables: ["attendances", "walk_ins"],
    reason:
      "says of participants whether they came, in the statements that list them and as rows of their file, and so who took part",
  },
  {
    path: "src/features/applications/one-applicant/find-history.server.ts",
    tables: ["attendances"],
    reason: "says of a person's other applications whether they came",
  },
  {
    path: "src/platform/mail/",
    tables: ["users"],
    reason:
      "copies the address and the language of now in the statement that queues a mail, which locks the account",
  },
];
