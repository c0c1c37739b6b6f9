import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../tests/support/components/reference-data.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import type { Event } from "../../events/events.contract.ts";
import type { AfterMails } from "../after-mails/after-mails.contract.ts";
import type { Material } from "../material/material.contract.ts";
import type { Survey } from "../survey/survey.contract.ts";
import { FollowUpPanel } from "./follow-up-panel.tsx";

const event = { id: 9, language_events: [{ language_id: 1 }] } as Event;
const mail = {
  is_on: false,
  texts: [],
  default_texts: [{ language_id: 1, title: "ありがとうございました", custom_body: "本文" }],
  delivery: { sent: 0, failed: 0, left: 0 },
};
const mails: AfterMails = {
  ...{
    event_id: 9,
    send_at: null,
    sent_at: null,
    skipped_at: null,
    skip_reason: null,
    attended: 2,
    absent: 1,
    lock_version: 0,
  },
  usual_send_at: "2099-11-28T12:00:00.000+09:00",
  thanks: mail,
  missed: mail,
};
const survey: Survey = {
  ...{ is_anonymous: true, is_open: true, is_answered: false, is_closed_for_good: false },
  ...{ can_ask_names: true, can_answer: false, has_answered: false, questions: [], lock_version: 0 },
  opens_at: "2026-11-27T18:00:00.000+09:00",
  closes_at: "2026-12-27T18:00:00.000+09:00",
};
const material: Material[] = [1, 2].map((id) => ({
  ...{ id, title: `資料${id}`, url: "https://example.com", file: null },
  visibility: "attended",
}));
const calls = {
  mails: "PUT /events/{id}/follow_up",
  survey: "PUT /events/{id}/survey",
  certificate: "PUT /events/{id}/certificate",
  material: "PUT /events/{id}/materials/{material_id}",
} as const;
const sentCalls = () => Object.entries(calls).flatMap(([part, name]) => callsOf(name).map(() => part));

beforeEach(() => {
  const masters = Object.entries(referenceData).map(([name, rows]) => [name, JSON.stringify(rows)]);
  serve({
    "GET /masters/all": Object.fromEntries(masters),
    "GET /masters/university_directory": { prefectures: [], universities: [] },
    "GET /events/{id}/follow_up": mails,
    "GET /events/{id}/survey": survey,
    "GET /events/{id}/certificate": { is_offered: false, issued: 0 },
    "GET /events/{id}/materials": material,
    [calls.mails]: { ...mails, thanks: { ...mail, is_on: true }, lock_version: 1 },
    [calls.survey]: { ...survey, is_open: false, lock_version: 1 },
    [calls.certificate]: { is_offered: true, issued: 0 },
    [calls.material]: { ...material[0], visibility: "all" } as Material,
    "GET /events/{id}/survey/results": refusal(404),
  });
});

async function open(given: Event = event) {
  const page = await show(<FollowUpPanel event={given} />);
  const { t, user } = page;
  const thanks = await screen.findByRole("switch", {
    name: (name) => name.startsWith(t("follow_up.thanks_on")),
  });
  const surveySwitch = await screen.findByRole("switch", { name: t("survey.is_open") });
  const whoSees = await screen.findByRole<HTMLSelectElement>("combobox", {
    name: `${t("material.visibility")}: 資料1`,
  });
  const certificate = screen.getByRole<HTMLInputElement>("switch", { name: t("certificate.is_offered") });
  await waitFor(() => expect(certificate.disabled).toBe(false));
  return {
    ...page,
    ...{ certificate, thanks, surveySwitch, whoSees },
    save: () => user.click(screen.getByRole("button", { name: t("admin.save") })),
    changeAll: async () => {
      await user.click(thanks);
      await user.click(surveySwitch);
      await user.selectOptions(whoSees, "all");
      await user.click(certificate);
    },
    bar: () => document.querySelector("[data-save-bar] [role=status]")?.textContent,
  };
}

it("one press saves what was changed in any part, and nothing before it", async () => {
  const { t, changeAll, save, bar } = await open();
  expect(screen.getAllByRole("button", { name: new RegExp(t("admin.save")) })).toHaveLength(1);
  await changeAll();
  expect([sentCalls(), bar()]).toEqual([[], t("save_bar.unsaved")]);
  await save();
  await waitFor(() => expect(sentCalls()).toEqual(["mails", "survey", "certificate", "material"]));
  await waitFor(() => expect(bar()).toMatch(/^Saved \d/));
  expect(callsOf(calls.material)[0]).toMatchObject({
    params: { material_id: "1" },
    body: { visibility: "all" },
  });
});

it("a part in which nothing was changed is not sent", async () => {
  const { t, user, certificate, save } = await open();
  await save();
  expect(await screen.findByText(t("save_bar.nothing"))).toBeTruthy();
  await user.click(certificate);
  await save();
  await waitFor(() => expect(sentCalls()).toEqual(["certificate"]));
});

it("what could not be saved is named, keeps what was chosen, holds up nothing else, and is sent alone the next time", async () => {
  serve({
    [calls.mails]: refusal(422, { errors: { send_at: ["must be in the future"] } }),
    [calls.certificate]: lost,
  });
  const { t, changeAll, save, bar, certificate } = await open();
  await changeAll();
  await save();
  const parts = `${t("follow_up.mails")} and ${t("follow_up.certificate")}`;
  await waitFor(() => expect(bar()).toBe(t("save_bar.not_saved", { parts })));
  const said = (await screen.findAllByRole("alert")).map(({ textContent }) => textContent);
  expect(said.join()).toContain(t("admin.unreachable"));
  expect(screen.queryByText(t("admin.saved"))).toBeNull();
  expect(sentCalls()).toEqual(["mails", "survey", "certificate", "material"]);
  expect(certificate.checked).toBe(true);
  serve({
    [calls.mails]: { ...mails, thanks: { ...mail, is_on: true }, lock_version: 1 },
    [calls.certificate]: { is_offered: true, issued: 0 },
  });
  await save();
  await waitFor(() => expect(bar()).toMatch(/^Saved \d/));
  expect(sentCalls()).toEqual(["mails", "mails", "survey", "certificate", "certificate", "material"]);
});

it("leaving asks once for what is unsaved in several parts", async () => {
  const { t, changeAll, goTo, address, user } = await open();
  await changeAll();
  await goTo("/elsewhere");
  const dialogs = await screen.findAllByRole("dialog", { name: t("unsaved.title") });
  expect(dialogs).toHaveLength(1);
  await user.click(within(dialogs[0] as HTMLElement).getByRole("button", { name: t("unsaved.leave") }));
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

it("mails that were left out since nobody had been checked in are saved again without a change, and the bar says that they go", async () => {
  const on = { ...mail, is_on: true };
  const past = {
    usual_send_at: "2026-01-01T12:00:00.000+09:00",
    skipped_at: "2026-01-01T12:00:00.000+09:00",
  };
  serve({ "GET /events/{id}/follow_up": { ...mails, ...past, thanks: on } });
  const { t, user, thanks } = await open();
  expect((thanks as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: t("follow_up.save_and_send") }));
  await waitFor(() => expect(sentCalls()).toEqual(["mails"]));
});
