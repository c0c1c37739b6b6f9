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

/** The manifest as the program that sets it. What stands a hundred times in it is written by the browser: a route's id, and that it has a page. */
export function manifestProgram(manifest) {
  const routes = Object.entries(manifest.routes).map(([id, { id: _, hasDefaultExport, ...route }]) => [
    id,
    hasDefaultExport ? route : { ...route, hasDefaultExport: false },
  ]);
  const text = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
  return `const m=window.__reactRouterManifest=${text};for(const id in m.routes)m.routes[id]={id,hasDefaultExport:true,...m.routes[id]};`;
}

const saysSomething = (value) => value !== false && value !== undefined && value?.length !== 0;

function parentsOf(routes, { parentId }) {
  return parentId ? [routes[parentId], ...parentsOf(routes, routes[parentId])] : [];
}
