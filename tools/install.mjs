import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fail, pinnedNode, root, runNpmOutside, say } from "./processes.mjs";
import { showProgress } from "./progress.mjs";

const modules = join(root, "node_modules");
/** The lock file holds each package's digest, so what this machine has fetched before needs no second question. */
const quietly = ["--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs what is missing to build and run the program, with what tests and checks need if `withTests`, and makes sure that the
 * pinned Node is there. What is there already stays as it is: a program that was started from this folder may be running.
 */
export async function install({ withTests = false } = {}) {
  const manifests = withTests ? ["package.json", "tests/package.json"] : ["package.json"];
  const lack = whatIsLacking(manifests);
  if (lack === "everything") await runNpm("ci", withTests ? [] : ["--workspaces=false"]);
  if (lack === "some") await runNpm("install", ["--no-save"]);
  if (lack) removeUnused();
  if (!runsPinnedNode()) {
    say("Installing the pinned Node, whose install script did not run");
    await runNpmOutside(["rebuild", "node", "--ignore-scripts=false"]);
  }
  if (!runsPinnedNode()) {
    fail(
      `The pinned Node ${pinnedVersion()} is not in node_modules. Run "npm rebuild node --ignore-scripts=false", which needs the npm registry, and start again.`,
    );
  }
}

/** Installs a folder of the project with a lock file of its own: what few commands need, and much of it. */
export async function installFolder(folder, wanted) {
  if (existsSync(join(root, folder, "node_modules", wanted))) return;
  say(`Installing the packages of ${folder} (npm ci)`);
  const args = ["ci", "--prefix", join(root, folder), ...quietly];
  if ((await runNpmOutside(args)) !== 0)
    fail(`npm ci failed in ${folder}. It needs the npm registry; then start again.`);
}

async function runNpm(command, args) {
  say(`Installing the dependencies (npm ${[command, ...args].join(" ")})`);
  const stop = showProgress(() => `${countPackages()} packages unpacked`);
  const code = await runNpmOutside([command, ...args, ...quietly]);
  stop();
  if (code !== 0)
    fail(
      `npm ${command} failed. It needs the npm registry and a folder that can be written; then start again.`,
    );
}

/**
 * By npm's own list of what it has installed: `everything` where a package is of another version than the lock file says, `some` where
 * packages that these manifests name are not there.
 */
function whatIsLacking(manifests) {
  const installed = readPackages(join(modules, ".package-lock.json"));
  const locked = readPackages(join(root, "package-lock.json"));
  if (!installed || Object.keys(installed).some((path) => locked[path]?.version !== installed[path].version))
    return "everything";
  const missing = manifests.map((file) => namesIn(file).some((name) => !installed[`node_modules/${name}`]));
  if (missing[0]) return "everything";
  return missing[1] ? "some" : null;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : null;
}

function namesIn(manifest) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, manifest), "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies });
}

function countPackages() {
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  return names
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((one) => join(name, one)) : [name],
    )
    .filter((name) => existsSync(join(modules, name, "package.json"))).length;
}

/** By what comes with packages and nothing here reads, 165 MB of 620, with all maps: headers, other weights of a font, bundles of a viewer. */
const unused = [
  ["node/node_modules", /^node-/, /^include$/],
  ["@expo-google-fonts", /^noto-sans-jp$/, /^(?!400|700)\d/],
  ["", /^swagger-ui-dist$/, /^swagger-ui(-bundle|-standalone-preset|-es-bundle-core)?\.js$/],
];

function removeUnused() {
  removeSourceMaps(modules);
  for (const [folder, packages, files] of unused) {
    for (const name of entriesOf(join(modules, folder), packages)) {
      const inPackage = join(modules, folder, name);
      for (const file of entriesOf(inPackage, files))
        rmSync(join(inPackage, file), { recursive: true, force: true });
    }
  }
}

/** Leaves links alone: the one of the workspace leads to the project's own tests. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (entry.isFile() && /\.[cm]?(js|ts)\.map$|\.css\.map$/.test(entry.name))
      rmSync(path, { force: true });
  }
}

function entriesOf(folder, names) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => names.test(name)) : [];
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node;
}

function runsPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${pinnedVersion()}`;
}
