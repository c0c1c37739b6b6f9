import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root, run, say } from "./processes.mjs";
import { showProgress } from "./progress.mjs";

const stamp = join(root, "build", ".sources");

/** Builds when there is no build of the sources as they are now. Resolves to the build's exit code. */
export async function buildIfNeeded() {
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return 0;
  say("Building the program and its pages");
  rmSync(stamp, { force: true });
  const began = Date.now();
  const stop = showProgress(() => describeBuild(began));
  const code = (await run(pinnedNode, viteBuild)) || (await run(pinnedNode, finishing));
  stop();
  if (code === 0) writeFileSync(stamp, sources);
  return code;
}

/** As `npm run build` does it, without its tables. */
const viteBuild = [join(root, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"];
const finishing = [join(root, "tools/finish-build.mjs"), "--quiet"];

function describeBuild(began) {
  const isNew = (file) =>
    (statSync(join(root, "build", file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > began;
  if (isNew("server/server.js")) return "finishing what browsers fetch";
  return isNew("client/.vite/manifest.json") ? "the server's part" : "the browsers' part";
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
  const inFolders = ["src", "locales", "content", "public", "tools"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    );
  return [...atRoot, ...inFolders]
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
}
