/** Why a mail that organizers have set is not sent. */
export const dropReasons = ["on_hold", "limit_reached", "cancelled", "begun"] as const;
export type DropReason = (typeof dropReasons)[number];
