import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { OrganizationFiguresPanel } from "./organization-figures-panel.tsx";

const call = "GET /organizations/{id}/attendance/figures";
const kyoto = { id: 1, name_ja: "京都大学", name_en: "Kyoto University" };

async function open() {
  serve({
    [call]: {
      events: 3,
      people: 4,
      again: 1,
      visits: 5,
      walk_ins: 2,
      sources: [{ source: "poster", views: 20, applications: 6, attended: 4 }],
      by_university: [
        { university: kyoto, people: 3, again: 1, visits: 4 },
        { university: null, people: 1, again: 0, visits: 1 },
      ],
    },
  });
  const page = await show(<OrganizationFiguresPanel organizationId={7} />);
  await screen.findByText("4 people came to 3 events, 1 of them more than once.");
  return page;
}

it("who came is told in numbers, by university and by source", async () => {
  await open();
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "UniversityPeopleShareCame again",
    "Kyoto University375%1",
    "Not said125%0",
    "SourceViewsApplicationsChecked in",
    "poster2064",
  ]);
});

it("days that can be read narrow it down, and an end before the beginning asks for nothing", async () => {
  const { t, user } = await open();
  const [from, to] = screen.getAllByRole("textbox");
  await user.type(from as HTMLElement, "2026-10-01");
  await waitFor(() => expect(callsOf(call).at(-1)?.query).toEqual({ from: "2026-10-01" }));
  await user.type(to as HTMLElement, "2026-09-01");
  expect(screen.getByText(t("over_events.backwards"))).toBeTruthy();
  expect(callsOf(call).at(-1)?.query).toEqual({ from: "2026-10-01" });
});
