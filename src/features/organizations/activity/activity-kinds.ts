/** What is recorded of an organization and the people in it. */
export const organizationActivityKinds = [
  "organization.created",
  "organization.edited",
  "member.added",
  "member.removed",
  "member.left",
  "member.role_changed",
  "invitation.sent",
  "invitation.withdrawn",
  "invitation.accepted",
  "invitation.declined",
  "token.made",
  "token.ended",
  "webhook.made",
  "webhook.ended",
  "template.made",
  "template.renamed",
  "template.removed",
  "webhook.secret_replaced",
] as const;

/** What is recorded of an event. */
export const eventActivityKinds = [
  "event.created",
  "event.edited",
  "event.published",
  "event.unpublished",
  "event.cancelled",
  "event.removed",
  "co_host.invited",
  "co_host.accepted",
  "co_host.declined",
  "co_host.removed",
  "applicants.decided",
  "application.cancelled",
  "person.added",
  "person.erased",
  "answers.reopened",
  "note.written",
  "message.sent",
  "announcement.set",
  "announcement.removed",
  "reminder.set",
  "reminder.removed",
  "participants.downloaded",
  "survey.downloaded",
  "survey.changed",
  "material.changed",
  "certificates.changed",
  "after_mails.changed",
  "helper_link.made",
  "helper_link.ended",
  "attendance_code.renewed",
] as const;

/** Every kind of line in the log of an organization or event; a kind stands in rows and is not renamed. */
export const activityKinds = [...organizationActivityKinds, ...eventActivityKinds] as const;
export type ActivityKind = (typeof activityKinds)[number];
export type EventActivityKind = (typeof eventActivityKinds)[number];
