import type { Plugin } from "vite";
import { fileGroups } from "./file-groups.ts";

/** Of a hash that files and pages name by the dozen, and no compression shortens, as little as the bundler allows for so many files. */
const shortName = "assets/[name]-[hash:7].js";

/** Of the files that browsers fetch; the server has its own. */
export function fewFiles(): Plugin {
  return {
    name: "few-files",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions: (options) => ({
      ...options,
      entryFileNames: shortName,
      chunkFileNames: shortName,
      codeSplitting: { groups: fileGroups },
    }),
  };
}
