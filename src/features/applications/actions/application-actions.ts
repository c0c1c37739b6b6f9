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

const cancelling: readonly ApplicationAction[] = ["cancel", "pass_offer", "leave_queue"];

/** Whether an action gives something up: what also somebody may do who is blocked, by a mail's link. */
export const isCancelling = (action: ApplicationAction): boolean => cancelling.includes(action);
