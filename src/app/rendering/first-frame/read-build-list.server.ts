import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageEncoding } from "../page-encoding.server.ts";

const read = new Map<string, unknown>();

/**
 * A list that the build has written beside the browser's files; read once.
 * @param folder of the browser's files
 * @param none where the build has no such list
 */
export function readBuildList<List>(folder: string, name: string, none: List): List {
  const file = join(folder, "..", name);
  const known = read.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, pageEncoding)) : none);
  read.set(file, known);
  return known as List;
}
