/** How an event gives its places: to those who come first, to those whom an organizer accepts, or by lot. */
export const selections = ["first_come", "approval", "lottery"] as const;
export type Selection = (typeof selections)[number];
