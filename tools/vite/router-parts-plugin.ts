import type { Plugin } from "vite";

/**
 * Parts of React Router for what this site does without, and what the rest of it asks of them: it comes with all of them, 2 KB of what
 * every page fetches, and decides while it runs that they have nothing to do. What is declared alone is for servers.
 */
const unusedParts: Record<string, string> = {
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
};

const isPart = /\/react-router\/dist\/production\/lib\/(.+)$/;

/**
 * Leaves them out of what browsers fetch. Another version of the router that needs more of a part fails to build, and so does one that
 * has no such part.
 */
export function withoutUnusedRouterParts(): Plugin {
  const missing = new Set(Object.keys(unusedParts));
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const part = isPart.exec(id)?.[1] ?? "";
      missing.delete(part);
      return unusedParts[part];
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`React Router has no ${[...missing].join(" and no ")} any more, which is left out`);
    },
  };
}
