import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { htmlOf } from "../ui/rendered-markup.ts";
import type { CardData } from "./card-data.ts";
import { CardItem } from "./card-item.tsx";
import { provideEventMarks, showEventMarks, useAppliedState, useIsBookmarked } from "./event-marks.ts";

const asked: [number, boolean][] = [];
provideEventMarks({
  want: () => {},
  setBookmark: async (...wish) => {
    asked.push(wish);
    return null;
  },
});

const html = `<article><button type="button" aria-pressed="false">Save</button><p data-applied="" hidden></p><h3><a href="/events/7">Tea</a></h3></article>`;
const drawn: CardData = {
  id: 7,
  title: "Tea",
  startAt: "2026-11-27T18:00:00.000+09:00",
  organization: "Tea circle",
  place: "Yoshida",
  prefecture: "Kyoto",
  picture: { src: "/picture" },
  spokenLanguages: [],
};
const options = { now: Date.parse("2026-11-20T00:00:00Z") };

it("a card that the server has rendered shows its reader's marks, and its ribbon keeps and forgets", async () => {
  const { user, t } = await show(<CardItem card={{ id: 7, html }} {...options} />);
  const ribbon = screen.getByRole("button", { name: "Save" });
  await user.click(ribbon);
  showEventMarks({ bookmarked: new Set([7]), applied: new Map([[7, "waiting"]]) });
  await waitFor(() => expect(ribbon.getAttribute("aria-pressed")).toBe("true"));
  expect(screen.getByText(t("event.mark.waiting")).hidden).toBe(false);
  await user.click(ribbon);
  showEventMarks({ bookmarked: new Set(), applied: new Map() });
  await waitFor(() => expect(ribbon.getAttribute("aria-pressed")).toBe("false"));
  expect(screen.queryByText(t("event.mark.waiting"))).toBeNull();
  expect(asked).toEqual([
    [7, true],
    [7, false],
  ]);
});

it("a card that the browser draws shows them too, although what draws it comes later", async () => {
  showEventMarks({ bookmarked: new Set([7]), applied: new Map([[7, "waiting"]]) });
  const { t } = await show(<CardItem card={drawn} {...options} />);
  const ribbon = await screen.findByRole("button");
  await waitFor(() => expect(ribbon.getAttribute("aria-pressed")).toBe("true"));
  expect(screen.getByText(t("event.mark.waiting")).hidden).toBe(false);
  showEventMarks({ bookmarked: new Set(), applied: new Map() });
});

it("its link leads on within the document, and one that is opened beside it is left to the browser", async () => {
  await show(<CardItem card={{ id: 7, html }} {...options} />);
  const press = (init: MouseEventInit = {}) =>
    screen
      .getByRole("link")
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  expect(press({ ctrlKey: true })).toBe(true);
  expect(press()).toBe(false);
});

it("a page that was fetched whole has it in its markup alone, also for who comes back to the list", () => {
  document.body.insertAdjacentHTML("beforeend", `<li id="item">${html}</li>`);
  const item = document.getElementById("item") as HTMLElement;
  const card = { id: 7 };
  expect(htmlOf(card, "item")).toBe(item.innerHTML);
  item.remove();
  expect(htmlOf(card, "another")).toBe(item.innerHTML);
});

let timesDrawn = 0;
function Marks() {
  timesDrawn += 1;
  return <i data-kept={useIsBookmarked(7)} data-applied={useAppliedState(7)} />;
}

it("a page that wakes up draws its cards once: their marks are then as the server has drawn them", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Marks />);
  timesDrawn = 0;
  render(<Marks />, { container, hydrate: true });
  expect(timesDrawn).toBe(1);
});
