import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeCatalogueFiles } from "../../../../tools/catalogue-files.mjs";
import { preloadCatalogues } from "./preload-catalogues.server.ts";

const folder = join(mkdtempSync(join(tmpdir(), "tsudoi-catalogues-")), "client");
mkdirSync(join(folder, "assets"), { recursive: true });
const write = (name: string, text: string) => writeFileSync(join(folder, "assets", name), text);
const entry = (path: string, file: string) =>
  `"../../../locales/${path}.json":()=>T(()=>import(\`./${file}\`).then(e=>e.messages),[])`;
write(
  "shell-1.js",
  `const f={${entry("ja/public", "public-1.js")},${entry("ja-easy/public", "public-2.js")}}`,
);
write(
  "office-1.js",
  `const f={${entry("ja/manage", "manage-1.js")},${entry("ja/event-form", "event-form-1.js")}}`,
);
write(
  "finding-1.js",
  `const f={${entry("ja/browse", "browse-1.js")},${entry("ja/finding", "finding-1.js")}}`,
);
const files = writeCatalogueFiles(folder);

const page = '<html><head><link rel="icon"/></head><body></body></html>';
const links = (...names: string[]) =>
  names.map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join("");

it("the build lists the files of each layout's texts by language", () => {
  expect(files).toEqual({
    root: { ja: ["/assets/public-1.js"], "ja-easy": ["/assets/public-2.js"] },
    "routes/layouts/manage": { ja: ["/assets/manage-1.js", "/assets/event-form-1.js"] },
    "routes/layouts/finding": { ja: ["/assets/browse-1.js", "/assets/finding-1.js"] },
    "routes/layouts/my-pages": { ja: ["/assets/browse-1.js", "/assets/finding-1.js"] },
    "routes/events/event": { ja: ["/assets/browse-1.js"] },
  });
});

it.each([
  ["the back office", ["root", "routes/layouts/manage"], ["public-1", "manage-1", "event-form-1"]],
  [
    "a list",
    ["root", "routes/layouts/finding", "routes/finding/home"],
    ["public-1", "browse-1", "finding-1"],
  ],
  ["an event", ["root", "routes/events/event"], ["public-1", "browse-1"]],
])("%s fetches its texts in its reader's language beside its scripts", (_, routes, names) => {
  expect(preloadCatalogues(page, routes, "ja", folder)).toBe(
    page.replace("</head>", `${links(...names)}</head>`),
  );
});

it("languages and builds without such files stay as they are", () => {
  expect(preloadCatalogues(page, ["root"], "ko", folder)).toBe(page);
  expect(preloadCatalogues(page, ["root"], "ja", join(folder, "none", "client"))).toBe(page);
});
