/**
 * The entry of npm's scripts: node tools/run.mjs start|dev|test|test:all|screens|mutation|bench|admin. It runs on Node 20 without any dependency,
 * installs what is missing, and runs the rest on the pinned Node.
 */
import { join } from "node:path";
import { fail, pinnedNode, root, run } from "./processes.mjs";
import { serverEnvironment, serverFlags } from "./server-settings.mjs";

const minimum = 20;
const [command, ...args] = process.argv.slice(2);

/** Runs a program on the pinned Node. */
const node = (file, env, flags = []) => run(pinnedNode, [...flags, join(root, file), ...args], env);

const production = { ...serverEnvironment, ...process.env, NODE_ENV: "production" };

const commands = {
  start: async () => (await build()) || node("build/server/server.js", production, serverFlags),
  dev: () => node("tools/dev.ts", { ...process.env, NODE_ENV: "development" }),
  test: async () => (await import("./test.mjs")).test({ isShort: true }),
  "test:all": async () => (await import("./test.mjs")).test(),
  screens: async () => (await build()) || (await import("./test.mjs")).screens(),
  admin: async () => (await build()) || node("build/server/cli.js", production),
  mutation: async () => (await import("./mutation.mjs")).mutation(args),
  bench: async () => (await build()) || node("tests/bench/bench.ts"),
};

async function build() {
  const { buildIfNeeded } = await import("./build.mjs");
  return buildIfNeeded();
}

if (Number(process.versions.node.split(".")[0]) < minimum) {
  fail(`This is Node ${process.versions.node}; Node ${minimum} or newer is needed to install the rest.`);
}
if (!Object.hasOwn(commands, command ?? "")) {
  fail(`Usage: node tools/run.mjs ${Object.keys(commands).join("|")}`);
}
const { install } = await import("./install.mjs");
await install({ withTests: !["start", "dev", "admin"].includes(command) });
process.exitCode = await commands[command]();
