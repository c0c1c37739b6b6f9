import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./tools/vite/catalogues-plugin.ts";
import { compressAssets } from "./tools/vite/compress-assets-plugin.ts";
import { fewFiles } from "./tools/vite/few-files-plugin.ts";
import { inlineScripts } from "./tools/vite/inline-scripts-plugin.ts";
import { withOtherRouterParts } from "./tools/vite/router-parts-plugin.ts";
import { ruby } from "./tools/vite/ruby-plugin.ts";
import { serverFiles } from "./tools/vite/server-files-plugin.ts";
import { shortClassName } from "./tools/vite/short-class-names.ts";

/**
 * Public forms get a copy of the form library of their own: one copy for all holds what the back office's forms use as well,
 * 3 KB more (gzip) on every public page with a form.
 */
const publicFormLibrary: Plugin = {
  name: "public-form-library",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    if (
      source !== "react-hook-form" ||
      !importer ||
      !/\/features\/(accounts|applications|follow-up\/survey)\/(?!.*survey-editor|adding\/)/.test(importer)
    ) {
      return null;
    }
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}?public` };
  },
};

/**
 * Libraries of a thousand small modules, of which the server draws with few: bundled, it starts in half the time. Those that
 * load files of their own at run time stay outside.
 */
const bundledForServer = [
  /^@mantine\//,
  /^@floating-ui\//,
  /^(react-markdown|rehype-sanitize|kysely|zod|react-hook-form|@tanstack\/|@dnd-kit\/|react-image-crop)/,
];

export default defineConfig(({ command }) => ({
  plugins: [
    catalogues(),
    ruby(),
    inlineScripts(),
    reactRouter(),
    withOtherRouterParts(),
    serverFiles(),
    fewFiles(),
    publicFormLibrary,
    compressAssets(),
  ],
  environments: {
    ssr: {
      resolve: command === "build" ? { noExternal: bundledForServer } : {},
      build: {
        rollupOptions: {
          // The server has at once the parts that browsers fetch later.
          checks: { ineffectiveDynamicImport: false },
          input: {
            server: "./src/server.ts",
            cli: "./src/cli.ts",
            "hash-password": "./src/platform/session/hash-password.worker.ts",
            "draw-certificate": "./src/features/follow-up/certificate/draw-certificate.worker.ts",
            "analyse-texts": "./src/platform/text-analysis/analyse-texts.worker.ts",
            "render-markdown": "./src/features/help/render-markdown.worker.ts",
            "write-sheet": "./src/platform/http/replies/write-sheet.worker.ts",
          },
        },
      },
    },
  },
  // While developing, a name says whose it is.
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  // The first versions that know light-dark(), which must not be taken apart: a part of a page may have a scheme of its own.
  build: {
    target: "es2023",
    // The table of tools/finish-build.mjs says it by what a page fetches.
    reportCompressedSize: false,
    // The viewer of the API's documentation comes as one file of 1.5 MB; tools/finish-build.mjs watches the others.
    chunkSizeWarningLimit: 1600,
    // What every page has loaded need not stand in each list of what a part of a page needs.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostId }) =>
        dependencies.filter(
          (name) =>
            !/assets\/(rolldown-runtime|framework|shell)-/.test(name) &&
            // Scripts that come after a page has started are on the device already, or nobody waits for them.
            (name.endsWith(".css") || !/assets\/after-start-/.test(hostId)),
        ),
    },
    cssMinify: true,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
}));
