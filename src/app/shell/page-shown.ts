const shown = "tsudoi:page-shown";

/** Another page has come within the document. */
export const announcePage = (): boolean => dispatchEvent(new Event(shown));

export const onPageShown = (hear: () => void): void => addEventListener(shown, hear);
