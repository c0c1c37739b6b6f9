/** From the first to the last: a feature knows those before it. */
export const features = [
  "reference-data",
  "accounts",
  "organizations",
  "help",
  "synonyms",
  "events",
  "organization-directory",
  "applications",
  "check-in",
  "bookmarks",
  "event-mail",
  "follow-up",
  "today",
  "event-overview",
  "integrations",
];
