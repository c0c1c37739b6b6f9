/** People who can be chosen by name for one message. */
export const chosenAtOnce = 500;
