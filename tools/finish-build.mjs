// After the build: draws the icons, lists the catalogues, takes what browsers do not read out of the manifest, and fails where a public
// page would make them fetch more than its budget. With --quiet it says nothing else.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCatalogueFiles } from "./catalogue-files.mjs";
import { compressAsset, isCompressible } from "./compress-asset.mjs";
import { drawIcons } from "./draw-icons.mjs";
import { cataloguesOfLayout, findTextsOutOfReach } from "./find-texts-out-of-reach.mjs";
import { writePageStyles } from "./page-styles.mjs";
import { manifestProgram, slimManifest } from "./slim-manifest.mjs";

/**
 * First load of a public page in bytes, gzip, with the texts of the language that has the longest: Japanese with readings, some 2 KB more
 * than without.
 */
const budgets = { js: 159.6 * 1024, css: 25 * 1024 };
/** Of pages that many open on a phone with nothing of the site in its cache, JavaScript. */
const tighter = { "routes/account/log-in": 146.6 * 1024, "routes/account/sign-up": 147.2 * 1024 };
/** Pages behind the log-in have a kit of their own; the viewer of the API is fetched by developers. */
const notPublic = /^routes\/(manage\/|team\/|layouts\/(manage|team)|reading\/api-docs)/;

const folder = join(import.meta.dirname, "..", "build", "client");
const assets = join(folder, "assets");
const files = readdirSync(assets);
const gzipped = new Map();
const layouts = Object.keys(cataloguesOfLayout);
/** A name out of the query builder's inside: rules that stand in SQL too are read by browsers, without their SQL. */
const serverOnly = "SelectQueryNode";

const manifestFile = files.find((name) => /^manifest-.*\.js$/.test(name));
const manifestStart = "window.__reactRouterManifest=";
const manifest = JSON.parse(
  readFileSync(join(assets, manifestFile), "utf8").slice(manifestStart.length).replace(/;$/, ""),
);
const { entry, routes } = manifest;
writeFileSync(join(assets, manifestFile), manifestProgram(slimManifest(manifest)));

const pagesOfAll = Object.values(routes)
  .filter(({ hasDefaultExport }) => hasDefaultExport)
  .map(({ id }) => [...new Set(chain(id).flatMap(({ css }) => css ?? []))]);
files.push(...writePageStyles(folder, pagesOfAll));
writeCatalogueFiles(folder);

// The others were compressed while the server's part was built; it adds styles, and the manifest has changed.
const added = files.filter((name) => isCompressible(name) && !existsSync(join(assets, `${name}.gz`)));
await Promise.all([...new Set([...added, manifestFile])].map((name) => compressAsset(join(assets, name))));

for (const file of files.filter(isCompressible)) {
  if (readFileSync(join(assets, file)).includes(serverOnly))
    throw new Error(`The query builder has got into the browser's file ${file}.`);
  gzipped.set(file, statSync(join(assets, `${file}.gz`)).size);
}

await drawIcons(folder);

const largestTexts = (catalogue) =>
  files
    .filter((name) => name.startsWith(`${catalogue}-`) && name.endsWith(".js"))
    .sort((a, b) => gzipped.get(b) - gzipped.get(a))[0];

const isOver = ({ id, js, css }) => js > (tighter[id] ?? budgets.js) || css > budgets.css;
const rows = Object.values(routes)
  .filter(
    ({ id, hasDefaultExport }) =>
      hasDefaultExport && !/^(root$|routes\/layouts\/)/.test(id) && !notPublic.test(id),
  )
  .map(({ id }) => {
    const parts = [entry, ...chain(id)];
    const scripts = parts.flatMap(({ module, imports }) => [module, ...imports]).map(nameOf);
    const within = layouts.filter((layout) => parts.includes(routes[layout]));
    const texts = ["public", ...within.flatMap((layout) => cataloguesOfLayout[layout])].map(largestTexts);
    const js = sizeOf([...scripts, manifestFile, ...texts]);
    const css = sizeOf(parts.flatMap((part) => part.css ?? []).map(nameOf));
    return { id, js, css };
  })
  .sort((a, b) => b.js - a.js);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
const shown = process.argv.includes("--quiet") ? rows.filter(isOver) : rows;
if (shown.length > 0)
  console.log(
    `\nFirst load by route, gzip (at most ${kilobytes(budgets.js).trim()} of JavaScript, ${kilobytes(budgets.css).trim()} of CSS)`,
  );
for (const { id, js, css } of shown)
  console.log(`${id.padEnd(24)} js ${kilobytes(js)}   css ${kilobytes(css)}`);
const outOfReach = findTextsOutOfReach(assets, routes);
if (outOfReach.length > 0) {
  console.error(`Texts outside of the pages that fetch them:\n${outOfReach.join("\n")}`);
  process.exit(1);
}
if (rows.some(isOver)) {
  console.error("A public page is over its budget.");
  process.exit(1);
}

function chain(id) {
  const route = routes[id];
  return route.parentId ? [...chain(route.parentId), route] : [route];
}

function nameOf(address) {
  return address.replace(/^\/assets\//, "").replace(/#$/, "");
}

function sizeOf(names) {
  return [...new Set(names)].reduce((sum, name) => sum + gzipped.get(name), 0);
}
