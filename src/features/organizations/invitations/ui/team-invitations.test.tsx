import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Invitation } from "../invitations.contract.ts";
import { TeamInvitations } from "./team-invitations.tsx";

const list = "GET /organizations/{id}/invitations";
const create = "POST /organizations/{id}/invitations";
const withdraw = "DELETE /organizations/{id}/invitations/{invitation_id}";
const pending: Invitation = {
  id: 5,
  email: "new@example.com",
  role: "door",
  invited_by: { id: 1, first_name: "Akari", last_name: "Sample" },
  created_at: "2026-11-25T10:00:00.000+09:00",
  expires_at: "2026-12-09T10:00:00.000+09:00",
};

async function open() {
  const page = await show(<TeamInvitations organizationId={7} onFailure={() => {}} />);
  const { t, user } = page;
  const dialog = () => within(screen.getByRole("dialog"));
  return {
    ...page,
    dialog,
    start: () => user.click(screen.getByRole("button", { name: t("team_invitations.invite") })),
    send: () => user.click(dialog().getByRole("button", { name: t("team_invitations.send") })),
  };
}

it("somebody is invited with a role, as an editor unless another one is chosen; a refusal keeps both", async () => {
  serve({ [list]: [], [create]: refusal(422, { errors: { email: ["is already a member"] } }) });
  const { user, dialog, start, send, showIn } = await open();
  await start();
  await user.type(dialog().getByRole("textbox"), "new@example.com");
  await user.selectOptions(dialog().getByRole("combobox"), "door");
  await send();
  expect(await dialog().findByText(/member already/)).toBeTruthy();
  expect(callsOf(create)[0]?.body).toEqual({ email: "new@example.com", role: "door" });
  await showIn("ja");
  expect(dialog().getByRole<HTMLInputElement>("textbox").value).toBe("new@example.com");
  expect(dialog().getByRole<HTMLSelectElement>("combobox").value).toBe("door");
});

it("who is invited stands there, and an invitation is withdrawn after a question", async () => {
  serve({ [list]: [pending], [withdraw]: pending });
  const { user, t, dialog } = await open();
  await user.click(await screen.findByRole("button", { name: /new@example.com/ }));
  expect(callsOf(withdraw)).toEqual([]);
  serve({ [list]: [], [withdraw]: pending });
  await user.click(dialog().getByRole("button", { name: t("team_invitations.withdraw") }));
  expect(await screen.findByText(t("team_invitations.none"))).toBeTruthy();
  await waitFor(() => expect(callsOf(withdraw)[0]?.params).toEqual({ id: "7", invitation_id: "5" }));
});
