import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** `events` of `/events/7`, and of its data `/events.data`. */
const firstSegment = (path: string) => /^\/?([^/]*?)(?:\.data)?(?:\/|$)/.exec(path)?.[1] ?? "";

/** Of the pattern of a route that may begin with anything. */
const isAnything = (segment: string) => /[:*?]/.test(segment);

/**
 * React Router goes through all routes of a site for each page, twice: a tenth of the memory that a page takes, and 2 % of its time. So each
 * first segment of a path has a handler of its own, which knows the routes that begin with it.
 */
export function handleBySegment(build: ServerBuild, mode: string): RequestHandler {
  const ids = Map.groupBy(Object.keys(build.routes), (id) => firstSegment(patternOf(build.routes, id)));
  const anything = [...ids].flatMap(([segment, some]) => (isAnything(segment) ? some : []));
  const ofAll = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (segment: string): RequestHandler => {
    const own = ids.get(segment);
    if (!own) return ofAll;
    const routes = () => withParents(build.routes, [...own, ...anything]);
    const handler = handlers.get(segment) ?? createRequestHandler({ ...build, routes: routes() }, mode);
    handlers.set(segment, handler);
    return handler;
  };
  return (request, context) => handlerOf(firstSegment(new URL(request.url).pathname))(request, context);
}

/** The patterns of a route and of those around it, from the outermost. */
function patternOf(routes: Routes, id: string): string {
  return lineOf(routes, id)
    .flatMap(({ path }) => path || [])
    .join("/");
}

/** A route and those around it, from the outermost. */
function lineOf(routes: Routes, id: string | undefined): NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...lineOf(routes, route.parentId), route] : [];
}

function withParents(routes: Routes, ids: readonly string[]): Routes {
  return Object.fromEntries(ids.flatMap((id) => lineOf(routes, id)).map((route) => [route.id, route]));
}
