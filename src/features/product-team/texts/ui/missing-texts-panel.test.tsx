import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { MissingTextsPanel } from "./missing-texts-panel.tsx";

it("the team sees how much each language lacks, where, and in which language it is read", async () => {
  const set = { total: 10, missing: [] as string[], fallbacks: {} };
  serve({
    "GET /uniteam/missing_texts": [
      { ...set, kind: "catalogue", name: "public", language: "ja" },
      {
        ...set,
        kind: "catalogue",
        name: "public",
        language: "ko",
        missing: ["a.b", "c.d"],
        fallbacks: { en: 2 },
      },
      { ...set, kind: "pages", name: "help", language: "ko", missing: ["how"], fallbacks: { ja: 1, en: 0 } },
    ],
  });
  await show(<MissingTextsPanel />);
  const korean = within(
    (await screen.findByRole("rowheader", { name: /^Korean/ })).closest("tr") as Element as HTMLElement,
  );
  expect(korean.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "2 of 10 missing",
    "1 of 10 missing",
    "Complete",
    "English 2, Japanese 1",
  ]);
  expect(korean.getByText("beta")).toBeTruthy();
  expect(screen.getByText("Korean: 3 texts")).toBeTruthy();
  expect(screen.getByText("a.b, c.d")).toBeTruthy();
  expect(screen.queryByText(/^Japanese: /)).toBeNull();
});
