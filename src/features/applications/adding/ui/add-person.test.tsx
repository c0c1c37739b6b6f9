import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { AddPerson } from "./add-person.tsx";

const call = "POST /events/{id}/applications/by_manager";

async function open({
  event,
  held = 0,
  waiting = 0,
}: {
  event?: Partial<Event>;
  held?: number;
  waiting?: number;
} = {}) {
  const page = await show(
    <AddPerson event={anEvent({ max_participant_num: 2, ...event })} held={held} waiting={waiting} />,
  );
  const opener = () => screen.queryByRole("button", { name: page.t("add_person.open") });
  const fill = async () => {
    await page.user.click(opener() as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await page.user.type(dialog.getByLabelText(/^First name/), "Hana");
    await page.user.type(dialog.getByLabelText(/^Last name/), "Mori");
    await page.user.type(dialog.getByLabelText(/^E-mail/), "hana@example.com");
    return dialog;
  };
  return { ...page, opener, fill };
}

const added = { first_name: "Hana", last_name: "Mori", was_listed: false };
const bodies = () => callsOf(call).map(({ body }) => body);

it("somebody is added by name and address, and the dialog closes", async () => {
  serve({ [call]: added as never });
  const { t, user, fill } = await open();
  const dialog = await fill();
  await user.click(dialog.getByRole("button", { name: t("add_person.add") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodies()).toEqual([
    { first_name: "Hana", last_name: "Mori", email: "hana@example.com", nonce: expect.any(String) },
  ]);
  expect(await screen.findByText(t("add_person.added", { name: "Hana Mori" }))).toBeTruthy();
});

it("who was on the list is named as the list has them", async () => {
  serve({ [call]: { ...added, last_name: "Sato", was_listed: true } as never });
  const { t, user, fill } = await open();
  const dialog = await fill();
  await user.click(dialog.getByRole("button", { name: t("add_person.add") }));
  expect(await screen.findByText(t("add_person.was_listed", { name: "Hana Sato" }))).toBeTruthy();
});

it("a press after a lost answer is the same call, and one after a change another", async () => {
  serve({ [call]: refusal(500, {}) });
  const { t, user, fill } = await open();
  const dialog = await fill();
  const add = dialog.getByRole("button", { name: t("add_person.add") });
  for (const count of [1, 2]) {
    await user.click(add);
    await waitFor(() => expect(callsOf(call)).toHaveLength(count));
  }
  await user.type(dialog.getByLabelText(/^Last name/), "ta");
  await user.click(add);
  await waitFor(() => expect(callsOf(call)).toHaveLength(3));
  const [first, again, other] = bodies().map((body) => body?.nonce);
  expect([again === first, other === first]).toEqual([true, false]);
});

it.each([
  ["full", { held: 2 }],
  ["still waited for", { held: 1, waiting: 1 }],
])("of an event that is %s it is asked before one more is added", async (_, numbers) => {
  serve({ [call]: added as never });
  const { t, user, fill } = await open(numbers);
  const dialog = await fill();
  await user.click(dialog.getByRole("button", { name: t("add_person.add") }));
  const over = await screen.findByRole("button", { name: t("add_person.add_over") });
  expect(callsOf(call)).toEqual([]);
  await user.click(over);
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
});

it("a refusal stands at its field, and what was typed stays", async () => {
  serve({ [call]: refusal(422, { errors: { email: ["is not an email"] } }) });
  const { t, user, fill } = await open();
  const dialog = await fill();
  await user.click(dialog.getByRole("button", { name: t("add_person.add") }));
  const email = dialog.getByLabelText<HTMLInputElement>(/^E-mail/);
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  expect(email.value).toBe("hana@example.com");
});

it("nothing is sent without a name", async () => {
  const { t, user, opener } = await open();
  await user.click(opener() as HTMLElement);
  await user.click(await screen.findByRole("button", { name: t("add_person.add") }));
  expect(await screen.findByText(t("add_person.last_name_blank"))).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
});

it.each([
  ["is cancelled", { cancelled_at: "2026-01-01T10:00:00.000+09:00" }],
  ["is not published", { is_published: false }],
  ["has ended", { start_at: "2026-01-01T10:00:00.000+09:00" }],
])("nobody is added to an event that %s", async (_, event) => {
  const { opener } = await open({ event });
  expect(opener()).toBeNull();
});
