import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import type { TodayItem } from "../today.contract.ts";
import { type TodayKind, todayKinds } from "../today-kinds.ts";
import { TodaySection } from "./today-section.tsx";

const anItem = (kind: TodayKind, id = 1, more: Partial<TodayItem> = {}): TodayItem => ({
  kind,
  event: { id, title: `お茶 ${id}`, lang: "ja" },
  organization: { id: 7, name: "Tea Club" },
  at: "2030-12-07T18:00:00.000+09:00",
  count: 2,
  href: `/manage/organizations/7/events/${id}/${kind}`,
  ...more,
});

const section = (items: TodayItem[] | null, { namesOrganizations = false, onAgain = () => {} } = {}) => (
  <TodaySection items={items} namesOrganizations={namesOrganizations} onAgain={onAgain} />
);

it.each(["en", "ja"] as const)(
  "each line is one link that says what to do at which event (%s)",
  async (language) => {
    const { t, user } = await show(section(todayKinds.map((kind, id) => anItem(kind, id + 1))), { language });
    for (const button of screen.getAllByRole("button")) await user.click(button);
    for (const [place, kind] of todayKinds.entries()) {
      const name = `${t(`today.action.${kind}`, { count: 2 })} お茶 ${place + 1}`;
      const link = screen.getByRole("link", { name: (found) => found.startsWith(name) });
      expect(link.getAttribute("href")).toBe(`/manage/organizations/7/events/${place + 1}/${kind}`);
    }
    expect(screen.getAllByText(/^お茶/).every(({ lang }) => lang === "ja")).toBe(true);
  },
);

it("lines stand in groups, by how soon they want to be done", async () => {
  const { t } = await show(section([anItem("check_in"), anItem("draw"), anItem("no_picture")]));
  for (const [group, kind] of [
    ["now", "check_in"],
    ["watch", "draw"],
    ["prepare", "no_picture"],
  ] as const) {
    const list = screen.getByRole("list", { name: t(`today.group.${group}`) });
    expect(within(list).getByRole("link").textContent).toContain(t(`today.action.${kind}`, { count: 2 }));
  }
});

it("the time is the one that counts, and the organization is named to who has several", async () => {
  const { t } = await show(section([anItem("mail_next")], { namesOrganizations: true }));
  expect(
    screen.getByText(new RegExp(t("today.note.mail_next", { time: "Sat, Dec 7, 2030, 18:00" }))),
  ).toBeTruthy();
  expect(screen.getByText("Tea Club")).toBeTruthy();
});

it("the organization is not named to who has one", async () => {
  await show(section([anItem("mail_next")]));
  expect(screen.queryByText("Tea Club")).toBeNull();
});

it("a long group shows its first lines, and goes on at the next where the others are asked for", async () => {
  const { t, user } = await show(section([1, 2, 3, 4, 5].map((id) => anItem("no_picture", id))));
  expect(screen.getAllByRole("link")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: t("today.more", { count: 2 }) }));
  expect(screen.getAllByRole("link")).toHaveLength(5);
  expect(document.activeElement).toBe(screen.getAllByRole("link")[3]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("where nothing awaits, one line says so", async () => {
  const { t } = await show(section([]));
  expect(screen.getByText(t("today.nothing"))).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

it("where it could not be asked for, it says so and asks again", async () => {
  const onAgain = vi.fn();
  const { t, user } = await show(section(null, { onAgain }));
  expect(screen.getByRole("status").textContent).toContain(t("today.failed"));
  expect(screen.queryByText(t("today.nothing"))).toBeNull();
  await user.click(screen.getByRole("button", { name: t("error.again") }));
  expect(onAgain).toHaveBeenCalledOnce();
});

it("the check-in is loaded anew, for it has a policy of its own, and nothing else is", async () => {
  const { user } = await show(section([anItem("check_in"), anItem("decide")]));
  const left: boolean[] = [];
  // Seen after the router: what it has not taken over, the browser would load.
  const watch = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", watch);
  for (const link of screen.getAllByRole("link")) await user.click(link);
  document.removeEventListener("click", watch);
  expect(left).toEqual([true, false]);
});
