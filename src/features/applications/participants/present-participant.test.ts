import { expect, it } from "vitest";
import type { Affiliation } from "../../accounts/accounts.contract.ts";
import type { ParticipantRow } from "./find-participants.server.ts";
import { presentParticipant } from "./present-participant.server.ts";

it("managers see who has applied, when, in which state and with which answers", () => {
  const row = {
    application: {
      id: 1,
      state: "waiting",
      position: 2,
      decided_at: null,
      promoted_at: null,
      cancel_reason: null,
      has_account: true,
      guest_email: null,
      tell_at: null,
      checked_in_at: new Date("2026-11-27T09:10:00Z"),
      note: "Helps with the chairs.",
      answers_before: [
        {
          replaced_at: "2026-11-19T03:00:00+00:00",
          answers: [{ question_id: 7, text: "こんにちは", options: [] }],
        },
      ],
      answers_open_until: new Date("2026-11-25T03:00:00Z"),
      applied_at: new Date("2026-11-20T03:00:00Z"),
      answers: [{ question_id: 7, text: "よろしく", options: [] }],
    },
    person: { id: 3, first_name: "Aoi", last_name: "", country_id: 392, country_names: { en: "Japan" } },
  } as unknown as ParticipantRow;
  const affiliation = { university: { id: 54 }, verified_until: "2027-11-20" } as unknown as Affiliation;
  expect(presentParticipant(row, affiliation, "en")).toEqual({
    application_id: 1,
    user: expect.objectContaining({ id: 3, first_name: "Aoi", country: { id: 392, name: "Japan" } }),
    search: expect.stringContaining("aoi"),
    state: "waiting",
    position: 2,
    applied_at: "2026-11-20T12:00:00.000+09:00",
    offer_expires_at: null,
    decided_at: null,
    promoted_at: null,
    cancel_reason: null,
    has_account: true,
    affiliation,
    guest_email: null,
    tell_at: null,
    answers: { q_7: "よろしく" },
    answers_before: [{ replaced_at: "2026-11-19T12:00:00.000+09:00", answers: { q_7: "こんにちは" } }],
    answers_deleted_at: null,
    answers_open_until: "2026-11-25T12:00:00.000+09:00",
    checked_in_at: "2026-11-27T18:10:00.000+09:00",
    note: "Helps with the chairs.",
  });
  const { user, search } = presentParticipant({ ...row, person: null }, null, "en");
  expect([user, search]).toEqual([null, ""]);
});
