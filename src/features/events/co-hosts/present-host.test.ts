import { expect, it } from "vitest";
import { presentHost, presentInvitation } from "./present-host.ts";

type InvitationRow = Parameters<typeof presentInvitation>[0];

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const host = {
  id: 1,
  event_id: 2,
  organization_id: 3,
  invited_by_id: 4,
  is_owner: false,
  accepted_at: at(1),
  declined_at: null,
  answers_kept_days: 180,
  answers_kept_days_set_at: null,
  created_at: at(0),
  names: [
    { language_id: 2, name: "Circle", is_main: true },
    { language_id: 1, name: "サークル", is_main: false },
  ],
  organizers: [{ user_id: 11 }, { user_id: 12 }],
};
const shown = {
  id: 1,
  event_id: 2,
  organization_id: 3,
  invited_by_id: 4,
  is_owner: false,
  accepted_at: "2026-11-20T10:00:00.000+09:00",
  declined_at: null,
  created_at: "2026-11-20T09:00:00.000+09:00",
  organization: { id: 3, organization_name: "Circle", organizer_ids: [11, 12] },
};

it("a host goes out with its organization's name in the reader's language and its members", () => {
  expect(presentHost(host, "en")).toEqual(shown);
  expect(presentHost(host, "ja").organization?.organization_name).toBe("サークル");
  const declined = { ...host, accepted_at: null, declined_at: at(2) };
  expect(presentHost(declined, "en")).toEqual({
    ...shown,
    accepted_at: null,
    declined_at: "2026-11-20T11:00:00.000+09:00",
  });
});

it("an invitation goes out with the event's owner, its start and the texts that are filled in", () => {
  const titles = [
    { is_main: true, title: "" },
    { is_main: false, title: " " },
    { is_main: false, title: "茶会" },
  ];
  const row = {
    ...host,
    start_at: at(3),
    owner_names: [{ language_id: 2, name: "Host", is_main: true }],
    applications_count: 7,
    titles,
  } as unknown as InvitationRow;
  expect(presentInvitation(row, "en")).toEqual({
    ...shown,
    event: {
      id: 2,
      start_at: "2026-11-20T12:00:00.000+09:00",
      organization_name: "Host",
      applications_count: 7,
      language_events: [titles[0], titles[2]],
    },
  });
});
