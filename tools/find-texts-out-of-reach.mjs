// After the build: fails where a page uses a text of a layout's catalogue without standing in this layout, which fetches it. Such a
// page would show the text's key instead, and only in the browser, since the server has every text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Layouts and the catalogues that they fetch for the pages within, and a page that fetches one itself. */
export const cataloguesOfLayout = {
  "routes/events/event": ["browse"],
  "routes/layouts/finding": ["browse", "finding"],
  "routes/layouts/my-pages": ["browse", "finding", "my-pages"],
  "routes/layouts/filling-in": ["forms"],
  "routes/layouts/signing-in": ["account-access"],
  "routes/layouts/answering-mails": ["mail-links"],
  "routes/layouts/reading": ["articles"],
  "routes/layouts/checking-in": ["entrance"],
  "routes/layouts/team": ["team"],
};
/** Pages that fetch a catalogue beside a part of them, without its layout; my tickets fetch the ticket's own page ahead. */
const fetchedWithPart = { "routes/account/me": ["routes/layouts/filling-in", "routes/layouts/reading"] };
/** Shows all languages, whose texts its loader sends. */
const styleguide = "routes/reading/styleguide";
const fileNames = /["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g;

/**
 * @param assets folder of the built scripts
 * @param routes of React Router's manifest, by id
 */
export function findTextsOutOfReach(assets, routes) {
  const catalogues = [...new Set(Object.values(cataloguesOfLayout).flat())];
  const scripts = new Map(
    readdirSync(assets)
      .filter(
        (name) =>
          name.endsWith(".js") && !new RegExp(`^(manifest|public|own|${catalogues.join("|")})-`).test(name),
      )
      .map((name) => [name, readFileSync(join(assets, name), "utf8")]),
  );
  return catalogues.flatMap((catalogue) => {
    const locale = join(import.meta.dirname, "..", "locales", "en", `${catalogue}.json`);
    const keys = Object.keys(JSON.parse(readFileSync(locale, "utf8")));
    // Each script is read once, however many pages reach it.
    const usedIn = new Map([...scripts].map(([name, text]) => [name, keysIn(text, keys)]));
    return Object.values(routes)
      .filter((route) => route.id !== styleguide && !cataloguesAt(route, routes).includes(catalogue))
      .flatMap(({ id, module, imports }) => {
        const reached = reach([module, ...imports].map(nameOf), scripts);
        const used = new Set(reached.flatMap((name) => usedIn.get(name)));
        return [...used].map((key) => `${id} uses ${key} of ${catalogue}.json`);
      });
  });
}

const keysIn = (text, keys) => keys.filter((key) => spellingsOf(key).some((one) => text.includes(one)));

/** How a key may stand in a script: whole, or as a template whose last part is computed. */
function spellingsOf(key) {
  return [`\`${key}\``, `"${key}"`, `\`${key.slice(0, key.lastIndexOf(".") + 1)}\${`];
}

/** The route's own id and those of the routes around it. */
function layoutsOf({ id, parentId }, routes) {
  const own = [id, ...(fetchedWithPart[id] ?? [])];
  return parentId ? [...own, ...layoutsOf(routes[parentId], routes)] : own;
}

/** The catalogues that the route and the layouts around it fetch. */
function cataloguesAt(route, routes) {
  return layoutsOf(route, routes).flatMap((layout) => cataloguesOfLayout[layout] ?? []);
}

/** The scripts that these load, at once or later. */
function reach(names, scripts) {
  const found = new Set(names.filter((name) => scripts.has(name)));
  for (const name of found) {
    for (const [, next] of scripts.get(name).matchAll(fileNames)) if (scripts.has(next)) found.add(next);
  }
  return [...found];
}

const nameOf = (address) => address.replace(/^\/assets\//, "").replace(/#$/, "");
