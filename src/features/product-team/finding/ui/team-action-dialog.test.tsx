import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { FoundPerson } from "../team-search.contract.ts";
import { BlockDialog } from "./block-dialog.tsx";

const block = "PUT /uniteam/users/{id}/block";
const person = { id: 5, first_name: "Mai", last_name: "Ito", blocked_at: null } as FoundPerson;
const consequences = {
  sessions_count: 2,
  applications_ahead_count: 3,
  waiting_mails_count: 1,
  api_tokens_count: 0,
  organizations_without_admin: [{ id: 7, organization_name: "Tea Circle" }],
  is_uniteam: false,
};

async function open(answers: Parameters<typeof serve>[0] = {}, asked = person) {
  serve({ "GET /uniteam/users/{id}/block": consequences, ...answers });
  const [onDone, onClose] = [vi.fn(async () => {}), vi.fn()];
  const page = await show(<BlockDialog person={asked} onDone={onDone} onClose={onClose} />);
  const button = await screen.findByRole("button", {
    name: page.t(asked.blocked_at ? "find.unblock" : "find.block"),
  });
  return { ...page, onDone, onClose, button };
}

it("what a block does is told in numbers before it can be pressed", async () => {
  const { button } = await open();
  await screen.findByText("They are logged out on 2 devices at once, and can't log in any more.");
  expect(
    screen.getByText(
      "Their places and applications at 3 events ahead stay. The organizers decide about them.",
    ),
  ).toBeTruthy();
  expect(screen.getByText("No active admin is left in: Tea Circle")).toBeTruthy();
  expect((button as HTMLButtonElement).disabled).toBe(false);
});

it("nothing can be pressed while it is not known what it does", async () => {
  const { button, t } = await open({ "GET /uniteam/users/{id}/block": lost });
  await screen.findByText(t("admin.unreachable"));
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

it("without a reason it asks for one and sends nothing; a refusal is said and keeps what was typed", async () => {
  const { t, user, button, onClose } = await open({
    [block]: refusal(422, { errors: { user: ["can't be your own account"] } }),
  });
  await screen.findByText(/2 devices/);
  await user.click(button);
  expect(screen.getByText(t("find.reason_blank"))).toBeTruthy();
  expect(callsOf(block)).toEqual([]);
  await user.type(screen.getByRole("textbox"), " Sold things. ");
  await user.click(button);
  await screen.findByRole("alert");
  expect(callsOf(block).at(-1)?.body).toEqual({ reason: "Sold things." });
  expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe(" Sold things. ");
  expect(onClose).not.toHaveBeenCalled();
});

it("who is blocked is let in again without a reason, and the list is read anew before it closes", async () => {
  const unblock = "PUT /uniteam/users/{id}/unblock";
  const blocked = { ...person, blocked_at: "2026-11-20T12:00:00.000+09:00" };
  const { user, button, onDone, onClose } = await open(
    { [unblock]: { ...blocked, blocked_at: null } },
    blocked,
  );
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(callsOf(unblock)).toHaveLength(1);
  expect(onDone).toHaveBeenCalled();
});
