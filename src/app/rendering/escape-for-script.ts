/** JSON as it can stand within a `script`, which no text in it can end. */
export const escapeForScript = (json: string): string => json.replaceAll("<", "\\u003c");
