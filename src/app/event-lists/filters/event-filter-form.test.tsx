import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { EventFilterForm } from "./event-filter-form.tsx";
import { readFilters } from "./event-filters.ts";

const choices = {
  prefecture_id: [
    { id: 26, name: "Kyoto" },
    { id: 27, name: "Osaka" },
  ],
};

/** A list's form, whose filters are the address's. */
function ListPage() {
  const { search } = useLocation();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const sort = new URLSearchParams(search).get("sort") ?? undefined;
  return <EventFilterForm filters={filters} choices={choices} hasSorts sort={sort} />;
}

async function open(at = "/here") {
  serve({ "GET /suggestions": [] });
  const page = await show(<ListPage />, { at });
  const { t, user } = page;
  const words = () => screen.getByLabelText<HTMLInputElement>(t("filter.words"), { selector: "input" });
  const chips = () => within(screen.getByRole("list", { name: t("filter.chips") }));
  const active = () => within(screen.getByRole("group", { name: t("filter.active") }));
  return {
    ...page,
    words,
    active,
    prefecture: () => screen.getByLabelText<HTMLSelectElement>(t("filter.prefecture")),
    chip: (name: string) => chips().getByRole("link", { name }),
    press: (name: string) => user.click(chips().getByRole("link", { name })),
    takeBack: (name: string) =>
      user.click(active().getByRole("link", { name: t("filter.remove", { name }) })),
  };
}

it("chips combine in the address, say that they are on, and are taken back by another press", async () => {
  const { press, chip, address } = await open();
  await press("Next week");
  await press("Online");
  expect(address()).toBe("/here?when=next_week&is_online=true");
  expect([chip("Online"), chip("Free")].map((one) => one.getAttribute("aria-current"))).toEqual([
    "true",
    null,
  ]);
  await press("Online");
  expect(address()).toBe("/here?when=next_week");
});

it("words that are typed go along with the chip that is pressed; emptied, they go", async () => {
  const { user, words, press, address } = await open("/here?when=next_week");
  await user.type(words(), "tea");
  await press("Online");
  expect(address()).toBe("/here?when=next_week&is_online=true&q=tea");
  await user.clear(words());
  await user.type(words(), "{Enter}");
  expect(address()).toBe("/here?when=next_week&is_online=true");
});

it("each filter that is set is named and taken back alone, and the focus stays; or all at once", async () => {
  const { user, t, takeBack, active, address } = await open("/here?when=next_week&is_online=true");
  await takeBack("Next week");
  expect(address()).toBe("/here?is_online=true");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: t("filter.active") }));
  await user.click(active().getByRole("link", { name: t("filter.clear") }));
  expect([address(), active().queryAllByRole("link")]).toEqual(["/here", []]);
});

it("a filter that is chosen is in the address, is counted, and goes with the way back", async () => {
  const { user, prefecture, address, goBack } = await open();
  await user.selectOptions(prefecture(), "26");
  expect(address()).toBe("/here?prefecture_id=26");
  expect(screen.getByRole("button", { name: /^Filters ?1/ })).toBeTruthy();
  await goBack();
  await waitFor(() => expect(prefecture().value).toBe(""));
  expect(address()).toBe("/here");
});

it("a filter of the address stands in its field", async () => {
  const { prefecture, active } = await open("/here?prefecture_id=27");
  expect(prefecture().value).toBe("27");
  expect(active().getByRole("link", { name: /Osaka/ })).toBeTruthy();
});

it("a first day that is chosen is in the address", async () => {
  const { t, address } = await open();
  fireEvent.change(screen.getByLabelText(t("filter.from")), { target: { value: "2026-01-01" } });
  await waitFor(() => expect(address()).toBe("/here?from=2026-01-01"));
});

it("an order that was chosen stays with other filters; the usual one is not in the address", async () => {
  const { user, t, press, address } = await open();
  const order = screen.getByLabelText<HTMLSelectElement>(t("filter.sort"));
  const other = [...order.options].map(({ value }) => value).find((value) => value !== order.value) ?? "";
  await user.selectOptions(order, other);
  expect(address()).toBe(`/here?sort=${other}`);
  await press("Free");
  expect(new URLSearchParams(address().split("?")[1]).get("sort")).toBe(other);
  await user.selectOptions(screen.getByLabelText(t("filter.sort")), "start_at");
  expect(address()).toBe("/here?is_free=true");
});
