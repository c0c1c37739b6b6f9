import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { messages as browse } from "../../../../locales/en/browse.json?lingui";
import { messages as finding } from "../../../../locales/en/finding.json?lingui";
import { messages as open } from "../../../../locales/en/public.json?lingui";
import { openTexts } from "../../../shared/languages/catalogues/catalogues.ts";
import { TextsProvider } from "../../../ui/texts/texts.tsx";
import { DidYouMean } from "../search/did-you-mean.tsx";
import { ResultHeading } from "../search/result-heading.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { filteredAddress } from "./event-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";

const render = (shown: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider texts={openTexts("en", { ...open(), ...browse(), ...finding() })}>{shown}</TextsProvider>
    </MemoryRouter>,
  );
const linksOf = (markup: string) => [...markup.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, text]) => text);

it("the chips that help strangers stand first, before the days", () => {
  const chips = linksOf(render(<FilterChips filters={{}} hasDays onFollow={() => {}} />));
  expect(chips.slice(0, 4)).toEqual(["Free", "English OK", "First-timers OK", "Today"]);
});

it("the button of the filters says how many events it shows, where that is known", () => {
  const button = (found?: number) =>
    render(
      <FilterPanel title="Filters" button="" found={found}>
        x
      </FilterPanel>,
    );
  expect(button(12)).toContain("Show 12 events");
  expect(button(0)).toContain("No events fit");
  expect(button()).toContain("Show results");
});

it("the heading of results counts what the list is of", () => {
  const heading = (found?: "directory.found") =>
    render(
      <ResultHeading id="list" count={1} {...(found && { found })}>
        List
      </ResultHeading>,
    );
  expect(heading()).toContain("1 event found");
  expect(heading("directory.found")).toContain("1 organization found");
});

it("words that were taken for facts can be looked for as words", () => {
  const markup = render(<ActiveFilters filters={[]} taken={[{ word: "free", asWord: '"free" hiking' }]} />);
  expect(markup).toContain("Search for the word “free” instead");
  expect(markup).toContain('href="/?q=%22free%22+hiking"');
});

it("what may be meant keeps the other filters", () => {
  const markup = render(
    <DidYouMean
      corrections={[{ q: "ボードゲーム", count: 2 }]}
      addressOf={(q) => filteredAddress("/calendar", { q, is_free: true }, { month: "2026-12" })}
    />,
  );
  expect(markup).toContain("Did you mean:");
  expect(markup).toContain("ボードゲーム (2)");
  expect(markup).toContain("is_free=true");
  expect(markup).toContain("/calendar?month=2026-12");
});
