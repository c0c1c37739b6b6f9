/** So many templates an organization has at most. */
export const templatesAtMost = 50;
