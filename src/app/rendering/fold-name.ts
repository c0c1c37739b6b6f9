/** The attribute of the place in a page where its first screen ends. */
export const foldName = "data-fold";
