import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { signIn } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { SignUpForm } from "../../../accounts/accounts.public.ts";
import { LinkedInvitationPanel } from "./linked-invitation-panel.tsx";

const call = "PUT /users/own/invitations/{id}";
const invitation = {
  id: 5,
  organization: { id: 7, organization_name: "Tea Circle" },
  role: "editor" as const,
  invited_by: { id: 1, first_name: "Akari", last_name: "Sample" },
  expires_at: "2026-12-09T10:00:00.000+09:00",
  email: "new@example.com",
};

const choices = { countries: [], occupations: [], prefectures: [], departments: [], graduationYears: [] };

/** The invitation, and where its link leads the sign-up in its place. */
function InvitationOrSignUp() {
  const { search } = useLocation();
  if (search) return <SignUpForm choices={choices} redirectTo="/" />;
  return <LinkedInvitationPanel invitation={invitation} token="abc" />;
}

const openAs = (account: { email: string }) => {
  signIn(account);
  return show(<LinkedInvitationPanel invitation={invitation} token="abc" />);
};

it("a visitor is led to the log-in and to the sign-up, each with the way back to the invitation", async () => {
  const { t } = await show(<LinkedInvitationPanel invitation={invitation} token="a+b" />);
  const hrefs = (["log_in", "sign_up"] as const).map((name) =>
    screen.getByRole("link", { name: t(`team_invitation.${name}`) }).getAttribute("href"),
  );
  expect(hrefs.map((href) => new URL(href ?? "", "http://x").searchParams.get("redirect_to"))).toEqual([
    "/invitation?token=a%2Bb",
    "/invitation?token=a%2Bb",
  ]);
});

it("the sign-up begins with the invited address", async () => {
  const { t, user } = await show(<InvitationOrSignUp />, { at: "/signup" });
  await user.click(screen.getByRole("link", { name: t("team_invitation.sign_up") }));
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(t("sign_up.email"))).value).toBe(
    "new@example.com",
  );
});

it("another account's log-out leads back to the invitation", async () => {
  const { t } = await openAs({ email: "other@example.com" });
  const link = await screen.findByRole("link", { name: t("team_invitation.log_out") });
  expect(link.getAttribute("href")).toBe("/logout?redirect_to=/invitation%3Ftoken%3Dabc");
});

it("the account with the address accepts, and is led to its organization", async () => {
  serve({ [call]: { organization_id: 7, role: "editor" } });
  const { t, user } = await openAs({ email: "New@example.com" });
  await user.click(await screen.findByRole("button", { name: t("team_invitation.accept") }));
  const link = await screen.findByRole("link", { name: t("team_invitation.open") });
  expect(link.getAttribute("href")).toBe("/manage/organizations/7");
  expect(callsOf(call)[0]).toMatchObject({ params: { id: "5" }, body: { answer: "accept", token: "abc" } });
});

it("another account reads for whom it is, and gets no buttons to answer", async () => {
  await openAs({ email: "other@example.com" });
  expect(await screen.findByText(/logged in as other@example.com/)).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("an invitation that was withdrawn meanwhile is told in the reader's language", async () => {
  serve({ [call]: refusal(404, { errors: { invitation: ["was not found"] } }) });
  const { t, user } = await openAs({ email: "new@example.com" });
  await user.click(await screen.findByRole("button", { name: t("team_invitation.decline") }));
  await waitFor(() => expect(screen.getByText(/was withdrawn/)).toBeTruthy());
});
