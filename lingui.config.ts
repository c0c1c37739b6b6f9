import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";

export default defineConfig({
  locales: ["en", "ja"],
  sourceLocale: "en",
  catalogs: [
    "problems",
    "refusals",
    "public",
    "own",
    "manage",
    "event-form",
    "event-dashboard",
    "event-content",
    "help-editor",
    "mail",
    "files",
  ].map((name) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: ["src"],
  })),
  format: formatter({ style: "minimal" }),
});
