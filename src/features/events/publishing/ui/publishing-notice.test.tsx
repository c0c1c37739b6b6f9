import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { PublishingNotice } from "./publishing-notice.tsx";

const call = "GET /organizations/{id}/publishing_rules";
const limits = {
  published: 2,
  published_at_most: 3,
  recipients_at_most: 50,
  until: "2026-11-27T12:00:00.000+09:00",
};
const open = (about: "publishing" | "mail", ownerId = 7) =>
  show(<PublishingNotice about={about} ownerId={ownerId} organizationId={7} />);

it("who has to tell who is behind the organization is led to where it is told", async () => {
  serve({ [call]: { needs_disclosure: true, refusal: "not_complete", limits: null } });
  const { t } = await open("publishing");
  const link = await screen.findByRole("link", { name: t("publishing.disclosure_link") });
  expect(link.getAttribute("href")).toBe("/manage/organizations/7/edit#disclosure");
});

it("a new organization is told how many of its events are published, and to how many people it writes", async () => {
  serve({ [call]: { needs_disclosure: false, refusal: null, limits } });
  const { t } = await open("publishing");
  expect(
    await screen.findByText(new RegExp(t("publishing.limit_events", { count: 2, max: 3 }))),
  ).toBeTruthy();
  await open("mail");
  expect(await screen.findByText(new RegExp(t("publishing.limit_recipients", { max: 50 })))).toBeTruthy();
});

it("nothing is said where nothing keeps one from it, and nothing is asked of another's organization", async () => {
  serve({ [call]: { needs_disclosure: false, refusal: null, limits: null } });
  await open("publishing");
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  await open("publishing", 8);
  expect(callsOf(call)).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("nothing of limits is said where the organization is suspended, which its pages say", async () => {
  serve({ [call]: { needs_disclosure: false, refusal: "is_suspended", limits } });
  await open("publishing");
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});
