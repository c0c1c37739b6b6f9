import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runScript, say } from "./processes.mjs";

const stamp = join(root, "build", ".sources");

/** Builds when there is no build of the sources as they are now. Resolves to the build's exit code. */
export async function buildIfNeeded() {
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return 0;
  say("Building");
  rmSync(stamp, { force: true });
  const code = await runScript("build");
  if (code === 0) writeFileSync(stamp, sources);
  return code;
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sourceFiles())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

/** Everything that a build depends on, by its path in the project. */
export function sourceFiles() {
  const atRoot = readdirSync(root).filter(
    (name) =>
      /\.config\.[a-z]+$/.test(name) || ["package.json", "package-lock.json", "tsconfig.json"].includes(name),
  );
  const inFolders = ["src", "locales", "content", "public"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    );
  return [...atRoot, ...inFolders]
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
}
