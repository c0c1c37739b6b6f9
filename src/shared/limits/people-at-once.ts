/** So many people are decided on, and written to by name, in one call. */
export const peopleAtOnce = 500;
