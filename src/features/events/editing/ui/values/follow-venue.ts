interface Chosen {
  /** The venue's prefecture before this choice; empty where none was chosen. */
  before: string;
  /** The prefectures that the event is for. */
  targets: readonly string[];
  /** Whether the targets have followed from a venue in this form. */
  hasFollowed: boolean;
}

/**
 * Whether the prefecture of the venue that was just chosen becomes the target: of the first venue, where no target was chosen. Once
 * it was, an event without targets is one whose organizer took them away.
 */
export function targetFollows({ before, targets, hasFollowed }: Chosen): boolean {
  return targets.length === 0 && before === "" && !hasFollowed;
}
