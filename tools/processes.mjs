import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The project's folder. */
export const root = join(import.meta.dirname, "..");

const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";

/** The Node that the project pins: everything after the installation runs on it. */
export const pinnedNode = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the run with a sentence that says what to do. */
export function fail(text) {
  console.error(text);
  process.exit(1);
}

/** Runs a program on the pinned Node, with our terminal. Resolves to its exit code. */
export function run(command, args, env = process.env) {
  return wait(spawn(command, args, { cwd: root, stdio: "inherit", env: withPath(env, bin) }));
}

/** As `run`, beside something else that has the terminal: what it says is shown when it has ended. */
export function runQuietly(command, args, env = process.env, options = {}) {
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(command, args, { cwd: root, stdio, env: withPath(env, bin), ...options });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => said.push(bytes));
  return wait(child).finally(() => process.stdout.write(Buffer.concat(said)));
}

/** Runs npm itself on the Node that is installed on the machine: `npm ci` replaces the pinned one. */
export function runNpmOutside(args) {
  const outside = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== bin && !folder.includes(join("node_modules", ".bin")))
    .join(delimiter);
  const env = { ...process.env, PATH: outside };
  return wait(spawn("npm", args, { cwd: root, stdio: "inherit", env, shell: windows }));
}

/** Runs a script of package.json on the pinned Node. */
export function runScript(name, args = [], env = process.env) {
  const options = { cwd: root, stdio: "inherit", env: withPath(env, bin), shell: windows };
  return wait(spawn("npm", ["run", "--silent", name, "--", ...args], options));
}

/** As `runScript`, beside something else that has the terminal. */
export function runScriptQuietly(name, env) {
  return runQuietly("npm", ["run", "--silent", name], env, { shell: windows });
}

function withPath(env, folder) {
  return { ...env, PATH: `${folder}${delimiter}${env.PATH ?? ""}` };
}

const handedOn = ["SIGTERM", "SIGHUP", "SIGINT"];

/** npm was killed, and nobody is left to end us: end what we run. Started by hand, we may well outlive our parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
}

/** Hands signals on. Ctrl-C reaches the child by itself, as it shares our terminal; a second one would hurry it. */
function wait(child) {
  const hand = (signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of handedOn) process.on(signal, hand);
  const watch = endWithNpm(child);
  return new Promise((resolve) => {
    const settle = (code) => {
      for (const signal of handedOn) process.off(signal, hand);
      clearInterval(watch);
      resolve(code);
    };
    child.once("error", (error) => {
      console.error(`${child.spawnfile} cannot be run: ${error.message}`);
      settle(127);
    });
    child.once("exit", (code, signal) => settle(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
