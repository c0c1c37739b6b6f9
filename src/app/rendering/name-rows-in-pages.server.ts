import { data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { withNamesOfPage } from "../../features/reference-data/reference-data.server.ts";
import { pageContext } from "./page-context.server.ts";

/** The pages, each with its reader's names on the rows of reference data among its data. */
export function nameRowsInPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route];
    const named = async (args: LoaderFunctionArgs) => {
      const { language } = args.context.get(pageContext);
      const found: unknown = await loader(args);
      return hasInit(found)
        ? data(withNamesOfPage(found.data, language), found.init ?? undefined)
        : withNamesOfPage(found, language);
    };
    return [id, { ...route, module: { ...route.module, loader: named } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type WithInit = ReturnType<typeof data<unknown>>;

function hasInit(found: unknown): found is WithInit {
  return (found as WithInit | null)?.type === "DataWithResponseInit";
}
