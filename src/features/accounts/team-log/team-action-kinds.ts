/** The kinds of actions by the product team, staff of universities and the operator; a kind stands in rows and is not renamed. */
export const teamActionKinds = [
  "event.held",
  "event.released",
  "organization.suspended",
  "organization.restored",
  "person.blocked",
  "person.unblocked",
  "recognition.granted",
  "recognition.withdrawn",
  "report.decided",
  "mail.resent",
  "address.suppressed",
  "address.released",
  "staff.added",
  "staff.removed",
  "team.joined",
  "team.left",
  "article.created",
  "article.edited",
  "synonyms.created",
  "synonyms.edited",
  "synonyms.removed",
] as const;
export type TeamActionKind = (typeof teamActionKinds)[number];

/** The kinds of things that an action was done to. An article or a group of synonyms has a number too. */
export const teamActionSubjects = [
  "event",
  "organization",
  "person",
  "university",
  "report",
  "mail",
  "article",
  "synonyms",
] as const;
export type TeamActionSubject = (typeof teamActionSubjects)[number];
