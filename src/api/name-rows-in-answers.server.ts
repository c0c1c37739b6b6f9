import { withNamesOfPage, withReaderNames } from "../features/reference-data/reference-data.server.ts";
import { Page, type Route, type Routes } from "../platform/http/handler.server.ts";
import type { Contracts } from "./contracts.ts";

/** The calls, each with the caller's names on the rows of universities and languages in its answer; a page's have readings on all rows. */
export function nameRowsInAnswers(routes: Routes<Contracts>): Routes<Contracts> {
  const named = Object.entries(routes).map(([name, route]) => [name, withNames(route as unknown as Route)]);
  return Object.fromEntries(named);
}

function withNames(route: Route): Route {
  return {
    ...route,
    async handle(context, input) {
      const answer: unknown = await route.handle(context, input);
      const { language, withRuby } = context;
      const named = withRuby ? withNamesOfPage : withReaderNames;
      if (!(answer instanceof Page)) return named(answer, language) as never;
      return new Page(named(answer.rows, language), answer.nextCursor, answer.total);
    },
  };
}
