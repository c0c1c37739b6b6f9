import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, serve } from "../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import type { Suggestion } from "../../../features/events/suggestions/suggestions.contract.ts";
import { SearchField } from "./search-field.tsx";

const suggestions = [
  { kind: "place" as const, id: 26, label: "Kyoto", href: "/here?prefecture_id=26" },
  { kind: "university" as const, id: 81, label: "Kyoto University", href: "/u/Kyoto_University" },
];

async function open(found: Suggestion[] = suggestions) {
  serve({
    "GET /suggestions": ({ query }) => (query.q?.startsWith("kyoto") || query.q === "京都" ? found : []),
  });
  const searches: string[] = [];
  const page = await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searches.push(String(new FormData(event.currentTarget).get("q")));
      }}
    >
      <SearchField words="" />
    </form>,
  );
  const { user, t } = page;
  const field = () => screen.getByLabelText<HTMLInputElement>(t("filter.words"), { selector: "input" });
  // The suggestions' file comes with it: what waits for a file in a press that nobody awaits is, on a busy machine, never drawn.
  await act(() => user.click(field()));
  await waitFor(() => expect(field().getAttribute("role")).toBe("combobox"));
  return {
    ...page,
    searches,
    field,
    labels: () => screen.queryAllByRole("option").map(({ firstChild }) => firstChild?.textContent),
    chosen: () =>
      screen.queryAllByRole("option", { selected: true }).map(({ firstChild }) => firstChild?.textContent),
    asked: () => callsOf("GET /suggestions").map(({ query }) => query.q),
    type: async (text: string) => {
      await user.type(field(), text);
      await waitFor(() => expect(screen.queryAllByRole("option")).not.toEqual([]));
    },
  };
}

it("suggestions are asked for once the words rest, listed, and counted for who listens to the page", async () => {
  const { t, type, labels, asked, field } = await open();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await type("kyoto");
  expect(asked()).toEqual(["kyoto"]);
  expect(labels()).toEqual(["Kyoto", "Kyoto University"]);
  expect(screen.getByRole("status").textContent).toBe(t("suggestions.count", { count: 2 }));
  expect(field().getAttribute("aria-expanded")).toBe("true");
});

it("the arrow keys go around through the suggestions and the field, which keeps the focus", async () => {
  const { user, type, chosen, field } = await open();
  await type("kyoto");
  const seen: unknown[] = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
    await user.keyboard(`{${key}}`);
    seen.push(chosen());
  }
  expect(seen).toEqual([["Kyoto"], ["Kyoto University"], [], ["Kyoto University"]]);
  const [active] = screen.getAllByRole("option", { selected: true });
  expect(field().getAttribute("aria-activedescendant")).toBe(active?.id);
  expect(document.activeElement).toBe(field());
});

it("Escape closes the suggestions and keeps the words; an arrow opens them again", async () => {
  const { user, type, labels, field } = await open();
  await type("kyoto");
  await user.keyboard("{Escape}");
  expect([labels(), field().value]).toEqual([[], "kyoto"]);
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(labels()).toHaveLength(2));
});

it("Enter follows the suggestion that is chosen, and sends no search", async () => {
  const { user, type, address, searches } = await open();
  await type("kyoto");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/here?prefecture_id=26"));
  expect(searches).toEqual([]);
});

it("Enter without a choice searches, and closes the suggestions", async () => {
  const { user, type, labels, searches } = await open();
  await type("kyoto");
  await user.keyboard("{Enter}");
  expect([searches, labels()]).toEqual([["kyoto"], []]);
});

it("a suggestion can be pressed", async () => {
  const { user, type, address } = await open();
  await type("kyoto");
  await user.click(screen.getByRole("option", { name: /^Kyoto University/ }));
  await waitFor(() => expect(address()).toBe("/u/Kyoto_University"));
});

it("leaving the field closes the suggestions", async () => {
  const { user, type, labels } = await open();
  await type("kyoto");
  await user.click(document.body);
  await waitFor(() => expect(labels()).toEqual([]));
});

it("nothing is asked while Japanese is being converted, and Enter that ends it sends nothing", async () => {
  const { field, asked, labels } = await open();
  for (const text of ["ｋ", "きょ", "きょうと"]) {
    fireEvent.input(field(), { target: { value: text }, isComposing: true });
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked()).toEqual([]);
  const isSent = fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.change(field(), { target: { value: "京都" } });
  fireEvent.compositionEnd(field());
  await waitFor(() => expect(labels()).toHaveLength(2));
  expect([asked(), isSent]).toEqual([["京都"], false]);
});

it("where nobody answers, a search works without suggestions", async () => {
  const { user, field, searches, labels, asked } = await open();
  serve({ "GET /suggestions": lost });
  await user.type(field(), "kyoto");
  await waitFor(() => expect(asked()).toEqual(["kyoto"]));
  await user.keyboard("{Enter}");
  expect([searches, labels()]).toEqual([["kyoto"], []]);
});

it("words that say a filter are suggested as one, without asking anybody", async () => {
  const { user, field, labels, address } = await open();
  await user.type(field(), "free");
  await waitFor(() => expect(labels()).toContain("Free"));
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/?is_free=true"));
});

it("a suggested organization has the badge of each university that recognises it", async () => {
  const circle = { kind: "organization" as const, id: 3, label: "Kyoto Circle", href: "/organizations/3" };
  const page = await open([{ ...circle, recognised_by: ["Kyoto University", "Doshisha University"] }]);
  await page.type("kyoto");
  const option = screen.getByRole("option").textContent;
  for (const name of ["Kyoto University", "Doshisha University"]) {
    expect(option).toContain(page.t("filter.recognised_by_name", { name }));
  }
});
