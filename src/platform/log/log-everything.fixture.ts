import { openLog } from "./log.server.ts";
import { logEverything } from "./log-everything.server.ts";

/** A program that says things in every way there is, then dies of an error. */
const log = openLog("debug");
logEverything(log);
log.info("begun");
// biome-ignore lint/suspicious/noConsole: as a library does
console.log("two\nlines and %s", "a value");
console.error(new Error("of a library"), "as it said");
// biome-ignore lint/suspicious/noConsole: as a library does
console.warn({ of: "a library" });
process.emitWarning("old", "DeprecationWarning");
setTimeout(() => {
  Promise.reject(new Error("nobody waits for it"));
}, 10);
