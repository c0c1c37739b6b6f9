import { type EntryContext, isRouteErrorResponse, type StaticHandlerContext } from "react-router";
import { escapeForScript } from "./escape-for-script.ts";

/**
 * The page's data as JSON beside what the router begins with. React Router would send them after the page, in a form that can say more than JSON: a
 * list of values that name each other by number, which has half as many bytes again and compresses badly. The browser's part
 * of it is in `tools/vite/router-parts-plugin.ts`.
 */
export function withDataInHandoff(context: EntryContext): EntryContext {
  const { ssr, isSpaMode, routeDiscovery, staticHandlerContext } = context;
  const handoff = { basename: "/", future: {}, routeDiscovery, ssr, isSpaMode };
  return {
    ...context,
    serverHandoffString: escapeForScript(
      JSON.stringify({ ...handoff, state: pageData(staticHandlerContext) }),
    ),
    serverHandoffStream: undefined,
  };
}

function pageData({ loaderData, actionData, errors }: StaticHandlerContext) {
  return {
    // The browser would ask again for those of a loader that answers with nothing.
    loaderData: mapValues(loaderData, (data) => data ?? null),
    actionData,
    errors: errors && mapValues(errors, describeError),
  };
}

/** As much of it as the page of an error shows, in the router's own form. */
const describeError = (error: unknown) =>
  isRouteErrorResponse(error) ? { status: error.status, statusText: "", internal: false, data: null } : {};

const mapValues = <Value>(values: Record<string, Value>, map: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** Takes away how React Router would receive data that come after the page. */
export const withoutStream = (html: string): string => html.replace(stream, "");

const stream =
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";
