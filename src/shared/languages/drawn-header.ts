/** With it a page asks the API for what it draws: names and titles in the answer have readings over words where the page has them. */
export const drawnHeader = "x-drawn";
