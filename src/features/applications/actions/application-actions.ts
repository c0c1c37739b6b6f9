/** Actions of an applicant, by the names of the API. */
export const applicationActions = [
  "apply",
  "change_answers",
  "cancel",
  "accept_offer",
  "pass_offer",
  "leave_queue",
  "check_in",
] as const;
export type ApplicationAction = (typeof applicationActions)[number];
