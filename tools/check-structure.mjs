// Holds the one direction of imports (docs/style.md): who may import whom, and through which entry.
import { cruise } from "dependency-cruiser";
import { features } from "./features.ts";

const fewestModules = 60;

const to = (...folders) => ({ path: folders.map((folder) => `^src/${folder}/`) });
const from = (folder) => ({ path: `^src/${folder}/` });
/** `events.contract.ts`, `co-hosts.handlers.server.ts`, and `events.server.ts` in the folder `events`. */
const entries = "(\\.(contract|public|admin|handlers\\.server)|/([a-z-]+)/\\3\\.server)\\.ts$";
/** Threads run on the server alone as well. */
const server = "\\.(server|worker)\\.tsx?$";

const forbidden = [
  {
    name: "shared-stands-alone",
    from: from("shared"),
    to: to("platform", "ui", "features", "api", "jobs", "app"),
  },
  {
    name: "platform-knows-no-features",
    from: from("platform"),
    to: to("ui", "features", "api", "jobs", "app"),
  },
  { name: "ui-knows-no-domain", from: from("ui"), to: to("platform", "features", "api", "jobs", "app") },
  { name: "features-know-no-surface", from: from("features"), to: to("api", "jobs", "app") },
  { name: "api-stands-beside-jobs-and-app", from: from("api"), to: to("jobs", "app") },
  { name: "jobs-stand-beside-api-and-app", from: from("jobs"), to: to("api", "app") },
  { name: "app-stands-beside-api-and-jobs", from: from("app"), to: to("api", "jobs") },
  { name: "no-cycles", from: {}, to: { circular: true } },
  {
    name: "server-code-stays-on-the-server",
    from: { path: "^src/(ui|features|platform/browser|shared)/", pathNot: [server, "\\.test\\.tsx?$"] },
    to: { path: server, dependencyTypesNot: ["type-only"] },
  },
  {
    // Each takes megabytes of every process (docs/decisions/0093-memory-of-a-web-process.md). Certificates have a thread of their own.
    name: "rarely-used-libraries-come-when-they-are-used",
    from: { path: "^src/", pathNot: ["\\.test\\.tsx?$", "/certificate/"] },
    to: {
      path: "node_modules/(sharp|@simplewebauthn/server|@pdfme/pdf-lib|@cantoo/fontkit|woff2-encoder)/",
      dependencyTypesNot: ["type-only"],
      dynamic: false,
    },
  },
  ...features.slice(0, -1).map((feature, place) => ({
    name: `${feature}-imports-only-features-before-it`,
    from: from(`features/${feature}`),
    to: to(...features.slice(place + 1).map((later) => `features/${later}`)),
  })),
  ...features.map((feature) => ({
    name: `${feature}-is-imported-through-its-entries`,
    from: { path: "^src/", pathNot: `^src/features/${feature}/` },
    to: {
      path: `^src/features/${feature}/`,
      pathNot: entries,
    },
  })),
];

const { output, exitCode } = await cruise(["src"], {
  parser: "swc",
  ruleSet: { forbidden: forbidden.map((rule) => ({ ...rule, severity: "error" })) },
  validate: true,
  outputType: "err",
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "(\\.test\\.tsx?$|/\\+types/|virtual:)" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
});
// Its notice that it wants an older TypeScript says nothing about what swc has read.
console.log(output.split("‼")[0].trim());
const [, modules = "0"] = /(\d+) modules/.exec(output) ?? [];
if (Number(modules) < fewestModules) {
  console.error(`Only ${modules} modules were read: the check sees nothing.`);
  process.exit(1);
}
process.exit(exitCode);
