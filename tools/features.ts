/** From the first to the last: a feature knows those before it. */
export const features = [
  "reference-data",
  "accounts",
  "organizations",
  "help",
  "events",
  "applications",
  "event-mail",
];
