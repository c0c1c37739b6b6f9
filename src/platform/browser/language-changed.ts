const changed = "tsudoi:language";

/** The open page has come into another language. */
export const announceLanguageChange = (): boolean => dispatchEvent(new Event(changed));

export const onLanguageChanged = (hear: () => void): void => addEventListener(changed, hear);
