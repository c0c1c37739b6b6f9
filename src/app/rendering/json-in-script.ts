/** `value` as JSON that can stand within a `script`, which no text in it can end. */
export const jsonInScript = (value: unknown): string => escapeForScript(JSON.stringify(value));

export const escapeForScript = (json: string): string => json.replaceAll("<", "\\u003c");
