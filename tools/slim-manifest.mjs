// Takes out of the manifest that browsers fetch with every page, which lists the files of all routes, what they do not read.

/**
 * Routes whose files are fetched ahead: links with `prefetch` lead to them. Of others the list of what a module imports is read by
 * the server alone, which has a manifest of its own and says it in each page.
 */
export const fetchedAhead = ["routes/events/ticket"];

/** React Router's manifest without what browsers know from a route's parents, and without values that say nothing. */
export function slimManifest(manifest) {
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const known = new Set(parentsOf(manifest.routes, route).flatMap(({ css }) => css ?? []));
    const imports = fetchedAhead.includes(id) ? route.imports : [];
    const css = route.css?.filter((address) => !known.has(address));
    const said = Object.entries({ ...route, imports, css }).filter(([, value]) => saysSomething(value));
    return [id, Object.fromEntries(said)];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * The manifest as the program that sets it. What follows from a route's id is written by the browser: the id itself, the name of its file
 * but for the hash, and that it has a page. A file of styles is named once.
 */
export function manifestProgram(manifest) {
  const styles = [...new Set(Object.values(manifest.routes).flatMap(({ css }) => css ?? []))];
  const routes = Object.entries(manifest.routes).map(
    ([id, { id: _, hasDefaultExport, module, css, ...route }]) => [
      id,
      {
        ...route,
        ...(hasDefaultExport ? {} : { hasDefaultExport: false }),
        module: module.replace(new RegExp(`^/assets/${nameIn(id)}-([^/]+)\\.js$`), "$1"),
        css: css?.map((address) => styles.indexOf(address)),
      },
    ],
  );
  const text = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
  return `const m=window.__reactRouterManifest=${text},s=${JSON.stringify(styles)};for(const id in m.routes){const r=m.routes[id];m.routes[id]={id,hasDefaultExport:true,...r,module:r.module[0]=="/"?r.module:\`/assets/\${id.split("/").at(-1)}-\${r.module}.js\`,css:r.css?.map(i=>s[i])}}`;
}

/** The build names a route's file after the last part of its id. */
const nameIn = (id) => id.split("/").at(-1);

const saysSomething = (value) => value !== false && value !== undefined && value?.length !== 0;

function parentsOf(routes, { parentId }) {
  return parentId ? [routes[parentId], ...parentsOf(routes, routes[parentId])] : [];
}
