/** So many new answers without names are shown at once, and no fewer while others may still answer. */
export const answersTogether = 5;
/** So many suffice once it is closed. */
export const answersAtClose = 3;

/** What is known of answers without names when somebody asks for the results. */
export interface WaitingAnswers {
  /** People who have answered since answers were last shown, without those who manage the event now. */
  waiting: number;
  /** Some were shown before. */
  hasShown: boolean;
  /** Nobody can answer now: the organizers have closed it, or its time is over. */
  isClosed: boolean;
  /** Its time is over, also the one that those who answered were told. */
  isOver: boolean;
}

/**
 * Whether answers that wait are shown now. Whoever looks often would see single ones arrive, and may know who was just holding a
 * phone. The last one or two follow when the time is over that everybody was told, and never alone.
 */
export function mayShowAnswers({ waiting, hasShown, isClosed, isOver }: WaitingAnswers): boolean {
  if (waiting >= answersTogether) return true;
  if (isClosed && waiting >= answersAtClose) return true;
  return isOver && hasShown && waiting > 0;
}
