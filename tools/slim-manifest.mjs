// Takes out of the manifest that browsers fetch with every page, which lists the files of all routes, what they do not read.

/**
 * Routes whose files are fetched ahead: pages fetch them by `PrefetchPageLinks`. Of others the list of what a module imports is read by
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
 * The manifest as the program that sets it, with a row for each route: with their names, properties would be a third of it. What follows from a
 * route's id is written by the browser: the names of its files but for the hash. A file of styles is named once.
 */
export function manifestProgram({ routes, ...manifest }) {
  const all = Object.values(routes);
  const ids = Object.keys(routes);
  const namesOf = (isMeant) => [
    ...new Set(all.flatMap((route) => Object.keys(route).filter((name) => isMeant(name, route[name])))),
  ];
  const flags = namesOf((_, value) => typeof value === "boolean");
  const files = namesOf((name) => /module$/i.test(name));
  const styles = [...new Set(all.flatMap(({ css }) => css ?? []))];
  const rows = all.map(({ id, parentId, path, css, ...route }) => {
    const hashes = files.map((name) => route[name]?.replace(fileOf(id), "$1"));
    const set = flags.reduce((bits, name, bit) => bits | (route[name] ? 1 << bit : 0), 0);
    const rest = Object.entries(route).filter(([name]) => !flags.includes(name) && !files.includes(name));
    const row = [
      id,
      ids.indexOf(parentId),
      path ?? 0,
      set,
      hashes.join(" ").trimEnd(),
      css?.map((one) => styles.indexOf(one)) ?? 0,
    ];
    return rest.length > 0 ? [...row, Object.fromEntries(rest)] : row;
  });
  const [m, r, s, f, b] = [manifest, rows, styles, files, flags].map((value) => JSON.stringify(value));
  return `const m=window.__reactRouterManifest=${m},r=${r},s=${s};m.routes={};for(const [id,parent,path,set,files,css,rest] of r){const o=m.routes[id]={id,...rest};if(r[parent])o.parentId=r[parent][0];if(path!==0)o.path=path;if(css)o.css=css.map(i=>s[i]);${b}.forEach((n,i)=>o[n]=(set>>i&1)>0);const h=files.split(" ");${f}.forEach((n,i)=>{if(h[i])o[n]=h[i][0]=="/"?h[i]:\`/assets/\${id.split("/").at(-1)}-\${h[i]}.js\`})}`;
}

/** The build names a route's files after the last part of its id. */
const fileOf = (id) => new RegExp(`^/assets/${id.split("/").at(-1)}-([^/]+)\\.js$`);

const saysSomething = (value) => value !== false && value !== undefined && value?.length !== 0;

function parentsOf(routes, { parentId }) {
  return parentId ? [routes[parentId], ...parentsOf(routes, routes[parentId])] : [];
}
