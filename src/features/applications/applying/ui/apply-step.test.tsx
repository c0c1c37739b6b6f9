import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../tests/support/components/reference-data.ts";
import { anEvent, kyotoUniversity, signIn } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { University } from "../../../reference-data/reference-data.contract.ts";
import { ApplyStep } from "./apply-step.tsx";

const ask = "POST /users/own/affiliation";
const choices = {
  ...referenceData,
  departments: referenceData.department_categories,
  graduationYears: [2027],
};
const osaka = { ...kyotoUniversity, id: 57, name_en: "Osaka University", name_ja: "大阪大学" };
const proved = { university: kyotoUniversity, verified_until: "2099-11-20T12:00:00.000+09:00" };

function open(targets: University[] = []) {
  serve({ "GET /events/{id}/applications/own": null });
  const event = anEvent({
    requires_affiliation: true,
    asks_accommodation: true,
    target_universities: targets,
    target_university_ids: targets.map(({ id }) => id),
  });
  return show(<ApplyStep event={event} now={Date.now()} choices={choices} />);
}

it("a visitor reads what to do before anything is typed, and both ways in lead back", async () => {
  const { t } = await open();
  expect(await screen.findByText(t("affiliation.visitor"))).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  for (const way of ["sign_up", "log_in"] as const) {
    const href = screen.getByRole("link", { name: t(`affiliation.${way}`) }).getAttribute("href") ?? "";
    expect(new URL(href, "http://x").searchParams.get("redirect_to")).toMatch(/^\/events\/\d+\/apply$/);
  }
});

it("somebody without a proof asks for the mail there, whose link leads back", async () => {
  signIn();
  serve({ [ask]: { university: osaka } });
  const { t, user } = await open([osaka]);
  expect(await screen.findByText(/Universities: Osaka University/)).toBeTruthy();
  await user.type(screen.getByLabelText(t("affiliation.email")), "a@osaka-u.ac.jp");
  await user.click(screen.getByRole("button", { name: t("affiliation.send") }));
  await screen.findByText(/a@osaka-u\.ac\.jp/);
  expect(callsOf(ask)[0]?.body).toMatchObject({
    redirect_to: expect.stringMatching(/^\/events\/\d+\/apply$/),
  });
});

it("a proof of another university than the targets is told", async () => {
  signIn({ affiliation: proved });
  await open([osaka]);
  expect(await screen.findByText(/Your verified university \(Kyoto University\)/)).toBeTruthy();
});

it("who has the proof gets the form", async () => {
  signIn({ affiliation: proved });
  const { t } = await open([kyotoUniversity]);
  expect(await screen.findByRole("button", { name: t("apply.submit") })).toBeTruthy();
  expect(screen.queryByText(t("affiliation.first"))).toBeNull();
});
