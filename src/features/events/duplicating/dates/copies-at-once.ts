/** So many copies of an event are made by one call: a year of weeks. */
export const copiesAtOnce = 52;
