/** @returns the names of the stylesheets it has written */
export function writePageStyles(folder: string, pages: readonly (readonly string[])[]): string[];

/** Each rule with the block around it, its text, and the classes of each of its selectors. */
export function rulesOf(css: string): [within: string, text: string, classes: string[][]][];
