import { createHash } from "node:crypto";
import { relative } from "node:path";

const root = `${import.meta.dirname}/../..`;
const takenBy = new Map<string, string>();

/**
 * A name of four letters for a class of a CSS module, the same in what browsers fetch and in what the server renders: a page names
 * hundreds. Fails where two would share one.
 */
export function shortClassName(name: string, file: string): string {
  const known = `${relative(root, file.replace(/\?.*$/, ""))} ${name}`;
  const hash = createHash("sha256")
    .update(known)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "");
  // No name begins with a digit.
  const short = hash.slice(hash.search(/[A-Za-z]/)).slice(0, 4);
  const other = takenBy.get(short) ?? known;
  if (other !== known)
    throw new Error(`${known} and ${other} are both ${short}: one of the two needs another name`);
  takenBy.set(short, known);
  return short;
}
