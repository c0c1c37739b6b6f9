/** What is recorded of an organization and the people in it. */
export const organizationActivityKinds = [
  "organization_created",
  "organization_edited",
  "member_added",
  "member_removed",
  "member_left",
  "role_changed",
  "invitation_sent",
  "invitation_withdrawn",
  "invitation_accepted",
  "invitation_declined",
] as const;

/** What is recorded of an event. */
export const eventActivityKinds = [
  "event_created",
  "event_edited",
  "event_published",
  "event_unpublished",
  "event_cancelled",
  "event_removed",
  "co_host_invited",
  "co_host_accepted",
  "co_host_declined",
  "co_host_removed",
  "applicants_decided",
  "application_cancelled",
  "answers_reopened",
  "note_written",
  "message_sent",
  "announcement_set",
  "announcement_removed",
  "reminder_set",
  "reminder_removed",
  "participants_downloaded",
  "survey_downloaded",
  "survey_changed",
  "material_changed",
  "certificates_changed",
  "after_mails_changed",
  "helper_link_made",
  "helper_link_ended",
  "attendance_code_renewed",
] as const;

/** Every kind of line in the log of an organization or event; a kind stands in rows and is not renamed. */
export const activityKinds = [...organizationActivityKinds, ...eventActivityKinds] as const;
export type ActivityKind = (typeof activityKinds)[number];
export type EventActivityKind = (typeof eventActivityKinds)[number];
