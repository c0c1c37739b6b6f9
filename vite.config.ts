import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./tools/vite/catalogues-plugin.ts";
import { compressAssets } from "./tools/vite/compress-assets-plugin.ts";

/** React Router gives every entry of the server the name of its own; the operator's tool and what threads run are others. */
const namedEntries: Plugin = {
  name: "named-entries",
  applyToEnvironment: ({ name }) => name === "ssr",
  outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
};

/** What every page needs comes in two files instead of thirty: a phone opens six connections at once. */
const fewFiles: Plugin = {
  name: "few-files",
  applyToEnvironment: ({ name }) => name === "client",
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        {
          name: "framework",
          test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui|set-cookie-parser|cookie)\//,
        },
        {
          // Every page's manifest lists the files of all routes: many small ones of the kit would be listed on public pages too.
          name: "kit",
          test: /node_modules\/(@mantine\/(core|hooks|notifications|store)|@floating-ui)\//,
        },
        {
          name: "shell",
          test: /src\/(app\/(shell\/(?!header\/university-picker|session-expired-dialog)|language\/(page-texts|load-texts|language-cookies)|seo\/(?!.*json-ld|describe-event))|shared\/(languages\/(content-tags|language-registry|languages|catalogues|document-language)|time\/(tokyo-time|display-day)|safe-redirect-path|limits\/max-lengths-on-public-pages)|platform\/browser\/(api-client|storage\/stored-session|failure-message)|ui\/(base|texts\/(?!duration|language-name)|feedback\/(flash|bar)|forms\/(posted|use-is-hydrated|needs-scripts))|features\/(accounts\/(ui\/current-user|sign-up\/ui\/just-signed-in)|events\/(availability\/(?!ends-at)|places\/|visibility\/|permissions\/manages-event|ui\/event-text)))/,
        },
        {
          // Wherever one of these is shown, all are: one file is less than four, and each page lists the files of all routes.
          name: "event-card",
          test: /src\/features\/events\/(card\/event-(card|offer|marks)\.|covers\/event-picture)/,
        },
        {
          name: "who-may-apply",
          test: /src\/features\/(applications\/actions\/is-declined-by-organizer|events\/page\/eligibility-note)/,
        },
        // What other pages need as well stays out of the sign-up's file, which would take it in.
        { name: "form-library", test: /node_modules\/react-hook-form\/.*\?public/ },
        {
          name: "form-fields",
          test: /src\/(platform\/browser\/show-api-error|ui\/forms\/(fields\/((password-)?field|field-group)|use-input-before-hydration|problems\/use-problems-in-language)\.|app\/routes\/account\/form-page\.module|shared\/people\/(email-shape|person-name)|features\/accounts\/sign-up\/ui\/sign-up-fields\.module)/,
        },
        {
          // Small files compress badly: what signing up and applying ask for is less as one.
          name: "sign-up-fields",
          test: /src\/features\/accounts\/sign-up\/ui\/(options|sign-up-(fields|terms|bar)|use-sign-up)\.tsx?/,
        },
        { name: "list-heading", test: /src\/app\/event-lists\/search\/(result-heading|did-you-mean)\./ },
        {
          name: "applying",
          test: /src\/(features\/applications\/(applying\/ui\/(asks-nothing\.|applied-address\.|apply-form\.module|wish-until-log-in)|actions\/is-declined)|platform\/browser\/storage\/tab-storage)/,
        },
      ],
    },
  }),
};

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
      !/\/features\/(accounts|applications|follow-up\/survey)\/(?!.*survey-editor)/.test(importer)
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
  plugins: [catalogues(), reactRouter(), namedEntries, fewFiles, publicFormLibrary, compressAssets()],
  environments: {
    ssr: {
      resolve: command === "build" ? { noExternal: bundledForServer } : {},
      build: {
        rollupOptions: {
          input: {
            server: "./src/server.ts",
            cli: "./src/cli.ts",
            "hash-password": "./src/platform/session/hash-password.worker.ts",
            "draw-certificate": "./src/features/follow-up/certificate/draw-certificate.worker.ts",
            "analyse-texts": "./src/platform/text-analysis/analyse-texts.worker.ts",
            "render-markdown": "./src/features/help/render-markdown.worker.ts",
          },
        },
      },
    },
  },
  // The first versions that know light-dark(), which must not be taken apart: a part of a page may have a scheme of its own.
  build: {
    target: "es2023",
    // The table of tools/finish-build.mjs says it by what a page fetches.
    reportCompressedSize: false,
    // What every page has loaded need not stand in each list of what a part of a page needs.
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => !/assets\/(rolldown-runtime|framework|shell)-/.test(name)),
    },
    cssMinify: true,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
}));
