/** Stands for `modulepreload` and `module` where the page's scripts wait for its first frame. */
export const laterType = "later";
