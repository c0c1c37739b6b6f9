import { join } from "node:path";
import type { Plugin } from "vite";
import { compressAsset, isCompressible } from "../compress-asset.mjs";

/** Compresses what browsers fetch on threads of its own, while the server's part is built, which one core does. */
export function compressAssets(): Plugin {
  let compressing: Promise<unknown> = Promise.resolve();
  return {
    name: "compress-assets",
    // One plugin for both parts: the browser's is built first.
    sharedDuringBuild: true,
    applyToEnvironment: ({ config }) => config.command === "build",
    writeBundle({ dir = "" }, bundle) {
      if (this.environment.name !== "client") return;
      const names = Object.keys(bundle).filter(isCompressible);
      compressing = Promise.all(names.map((name) => compressAsset(join(dir, name))));
      // Told where it is waited for.
      compressing.catch(() => {});
    },
    async closeBundle() {
      if (this.environment.name === "ssr") await compressing;
    },
  };
}
