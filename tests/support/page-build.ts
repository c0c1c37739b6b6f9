import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entry from "../../src/app/entry.server.tsx";
import * as root from "../../src/app/root.tsx";
import routes from "../../src/app/routes.ts";

type Module = Record<string, unknown>;
const modules = import.meta.glob<Module>("../../src/app/routes/**/*.{ts,tsx}");

/** The pages as the build has them, but for files for browsers. */
export async function pageBuild(): Promise<ServerBuild> {
  const build: Record<string, object> = { root: { id: "root", path: "", module: withProps(root) } };
  const assets: Record<string, object> = { root: assetsOf("root", root) };
  const add = async (config: RouteConfigEntry, parentId: string): Promise<void> => {
    const { file, path, index, children = [] } = config;
    const id = config.id ?? file;
    const module = withProps((await modules[`../../src/app/${file}`]?.()) ?? {});
    build[id] = { id, parentId, path, index, module };
    assets[id] = { ...assetsOf(id, module), parentId, path, index };
    for (const child of children) await add(child, id);
  };
  for (const config of await routes) await add(config, "root");
  return {
    entry: { module: entry },
    routes: build,
    assets: { entry: { imports: [], module: "/entry.js" }, routes: assets, url: "/manifest.js", version: "" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    prerender: [],
    isSpaMode: false,
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    ssr: true,
  } as unknown as ServerBuild;
}

/** As React Router's plugin gives pages their data. */
function withProps(module: Module): Module {
  const { default: component, ErrorBoundary: boundary } = module;
  return {
    ...module,
    ...(typeof component === "function" && { default: withComponentProps(component as never) }),
    ...(typeof boundary === "function" && { ErrorBoundary: withErrorBoundaryProps(boundary as never) }),
  };
}

function assetsOf(id: string, module: Module) {
  return {
    id,
    module: "/page.js",
    imports: [],
    css: [],
    hasLoader: "loader" in module,
    hasAction: "action" in module,
    hasClientLoader: "clientLoader" in module,
    hasClientAction: "clientAction" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
  };
}
