/**
 * Kinds of what awaits an organizer, the most urgent first, by what is wanted of them: something now, a look, or something for an
 * event to come. An answer has its lines in this order, and the page its groups.
 */
export const todayGroups = {
  now: ["check_in", "decide"],
  watch: ["mail_failed", "offers", "draw", "mail_next", "new_applications"],
  prepare: ["unpublished", "unannounced", "untranslated", "no_picture"],
} as const;

export type TodayGroup = keyof typeof todayGroups;
export type TodayKind = (typeof todayGroups)[TodayGroup][number];

export const todayKinds: readonly TodayKind[] = Object.values(todayGroups).flat();
