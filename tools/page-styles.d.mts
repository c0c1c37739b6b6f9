/** @returns the names of the stylesheets it has written */
export function writePageStyles(folder: string, pages: readonly (readonly string[])[]): string[];

/** What a rule stands within, its text, and the classes of each of its selectors. */
export function rulesOf(css: string): [within: string, text: string, classes: string[][]][];
