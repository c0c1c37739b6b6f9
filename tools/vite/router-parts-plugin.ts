import type { Plugin } from "vite";

/**
 * Parts of React Router for what this site does without, and what the rest of it asks of them: it comes with all of them, 2 KB of what
 * every page fetches, and decides while it runs that they have nothing to do. What is declared alone is for servers. And one that we do
 * with less.
 */
const otherParts: Record<string, string> = {
  // Nobody listens to what the router does.
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export let instrumentHandler, instrumentationResultMetaContext;`,
  // All routes come with the first page (\`routeDiscovery\` of react-router.config.ts).
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // It compiles all routes and matches them with the address to know the page's; the page has said which they are, and brought their modules.
  "dom/ssr/hydration.js": `
    import { shouldHydrateRouteLoader } from "./routes.js";
    export function getHydrationData({ state, getRouteInfo, isSpaMode }) {
      const loaderData = { ...state.loaderData };
      for (const id of Object.keys(window.__reactRouterRouteModules)) {
        const { clientLoader, hasLoader, hasHydrateFallback } = getRouteInfo(id);
        const isToLoad = shouldHydrateRouteLoader(id, clientLoader, hasLoader, isSpaMode);
        if (isToLoad && (hasHydrateFallback || !hasLoader)) delete loaderData[id];
        else if (!hasLoader) loaderData[id] = null;
      }
      return { ...state, loaderData };
    }`,
};

/**
 * Where the router waits for the data of the first page, which come as a stream: ours are there before it
 * (`src/app/rendering/page-data.server.ts`). What follows reads them where it would have put them.
 */
const wait =
  /if \(!ssrInfo\.stateDecodingPromise\) \{[\s\S]+?throw ssrInfo\.stateDecodingPromise;(?=\s+let routes = .+ssrInfo\.context\.state)/;
const waitingPart = "dom-export/hydrated-router.js";

/** Names of components, for developer tools. */
const names = /^\w+\.displayName = .*$/gm;

/** Components that a bundler keeps although nobody draws them, because it does not know that making one does nothing else. */
const components = /^(const \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm;

const isPart = /\/react-router\/dist\/production\/lib\/(.+)$/;

/**
 * Puts them into what browsers fetch. Another version of the router that needs more of a part fails to build, and so does one that
 * has no such part.
 */
export function withOtherRouterParts(): Plugin {
  const missing = new Set(Object.keys(otherParts));
  return {
    name: "with-other-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const part = isPart.exec(id)?.[1] ?? "";
      missing.delete(part);
      return otherParts[part];
    },
    transform(code, id) {
      const part = isPart.exec(id)?.[1];
      if (!part) return null;
      if (part === waitingPart && !wait.test(code))
        this.error("React Router gets its first data in another way now");
      const awake = part === waitingPart ? code.replace(wait, "") : code;
      return { code: awake.replace(names, "").replace(components, "$1/* @__PURE__ */ "), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(
          `React Router has no ${[...missing].join(" and no ")} any more, for which we have another`,
        );
    },
  };
}
