import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { kyotoUniversity } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { LinkedProofPanel } from "./linked-proof-panel.tsx";

const call = "POST /auth/affiliation";
const proved = { university: kyotoUniversity, verified_until: "2027-11-20T12:00:00.000+09:00" };
const open = (redirectTo = "/") =>
  show(
    <LinkedProofPanel
      university="Kyoto University"
      account="al…@example.com"
      token="abc"
      redirectTo={redirectTo}
    />,
  );

it("opening the page changes nothing, and says for which account the button is", async () => {
  await open();
  expect(await screen.findByText(/al…@example\.com/)).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
});

it("the button proves it, and the way leads on to the event that was asked from", async () => {
  serve({ [call]: proved });
  const { t, user } = await open("/events/5/apply");
  await user.click(screen.getByRole("button", { name: t("affiliation_link.submit") }));
  const on = await screen.findByRole("link", { name: t("affiliation_link.to_event") });
  expect(on.getAttribute("href")).toBe("/events/5/apply");
  expect(callsOf(call)[0]).toMatchObject({ body: { token: "abc" } });
});

it("where nothing was asked from, it leads to one's own page", async () => {
  serve({ [call]: proved });
  const { t, user } = await open();
  await user.click(screen.getByRole("button", { name: t("affiliation_link.submit") }));
  const on = await screen.findByRole("link", { name: t("affiliation_link.to_my_page") });
  expect(on.getAttribute("href")).toBe("/me/settings");
  expect(screen.queryByRole("link", { name: t("affiliation_link.to_event") })).toBeNull();
});

it("a link that was used meanwhile is told in a sentence", async () => {
  serve({ [call]: refusal(422, { errors: { token: ["has expired"] } }) });
  const { t, user } = await open();
  await user.click(screen.getByRole("button", { name: t("affiliation_link.submit") }));
  expect(await screen.findByText(/was used already/)).toBeTruthy();
});
