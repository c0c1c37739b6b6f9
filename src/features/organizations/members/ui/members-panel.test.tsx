import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { MemberRow } from "../../organizations.contract.ts";
import { MembersPanel } from "./members-panel.tsx";

const create = "POST /organizations/{id}/organization_users/create";
const remove = "DELETE /organizations/{id}/organization_users/{user_id}";

const changeRole = "PUT /organizations/{id}/organization_users/{user_id}";

const member = (id: number, first_name: string, role: MemberRow["role"] = "admin"): MemberRow => ({
  id,
  first_name,
  last_name: "Sample",
  first_name_reading: null,
  last_name_reading: null,
  country: null,
  occupation: null,
  university: null,
  department_category: null,
  graduation_year: null,
  graduation_month: null,
  member_since: "2026-01-01T10:00:00.000+09:00",
  role,
});
const team = [member(1, "Akari"), member(2, "Botan")];

async function open(given: { members?: MemberRow[]; currentUserId?: number | undefined } = {}) {
  const { members, currentUserId } = { members: team, currentUserId: 1, ...given };
  let changes = 0;
  let left = 0;
  const failures: string[] = [];
  serve({ "GET /organizations/{id}/invitations": [] });
  const page = await show(
    <MembersPanel
      organizationId={7}
      members={members}
      currentUserId={currentUserId}
      onChanged={() => {
        changes += 1;
      }}
      onLeft={() => {
        left += 1;
      }}
      onFailure={(sentence) => failures.push(sentence)}
    />,
  );
  const { t, user } = page;
  const dialog = () => within(screen.getByRole("dialog"));
  return {
    ...page,
    failures,
    changes: () => changes,
    left: () => left,
    dialog,
    removable: () =>
      screen.queryAllByRole("button", { name: /^Remove.*:/ }).map((one) => one.getAttribute("aria-label")),
    add: async (email: string) => {
      await user.click(screen.getByRole("button", { name: t("members.add") }));
      await user.type(dialog().getByLabelText(new RegExp(`^${t("members.email")}`)), email);
      await user.click(dialog().getByRole("button", { name: t("members.add") }));
    },
    remove: async () => {
      await user.click(screen.getByRole("button", { name: /^Remove.*Botan/ }));
      await user.click(dialog().getByRole("button", { name: t("members.remove") }));
    },
  };
}

it("somebody is added by their address", async () => {
  const { member_since, role, ...row } = member(3, "Chika");
  serve({ [create]: row });
  const { add, changes } = await open();
  await add("new@example.com");
  await waitFor(() => expect(changes()).toBe(1));
  expect(callsOf(create)[0]?.body).toEqual({ new_organizer_email: "new@example.com" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  [
    "may not add members",
    refusal(403, { errors: { user: ["is not allowed to do this"] } }),
    "You may not do this.",
  ],
  ["has no connection", lost, "We can't be reached right now."],
] as const)("who %s reads why, and keeps the address", async (_who, answer, said) => {
  serve({ [create]: answer });
  const { add, dialog, changes } = await open();
  await add("new@example.com");
  expect(await dialog().findByText(new RegExp(said))).toBeTruthy();
  expect(dialog().getByRole<HTMLInputElement>("textbox").value).toBe("new@example.com");
  expect(changes()).toBe(0);
});

it("somebody is removed after a question alone; where that fails it is said", async () => {
  serve({ [remove]: lost });
  const { t, remove: removeBotan, changes, failures } = await open();
  await removeBotan();
  await waitFor(() => expect(failures).toEqual([t("members.remove_failed")]));
  expect([callsOf(remove)[0]?.params.user_id, changes()]).toEqual(["2", 1]);
});

it.each([
  ["not by themselves", {}, ["Remove: Botan Sample"]],
  ["not where they are the last", { members: [member(1, "Akari")] }, []],
  ["not by an editor", { members: [member(1, "Akari", "editor"), member(2, "Botan")] }, []],
  ["not before it is known who looks", { currentUserId: undefined }, []],
])("a member can be removed, but %s", async (_when, given, names) => {
  const { removable } = await open(given);
  expect(removable()).toEqual(names);
});

const roleOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `Role of ${name} Sample` });

it("an admin gives another member a role at once", async () => {
  serve({ [changeRole]: member(2, "Botan", "door") });
  const { user, changes } = await open();
  await user.selectOptions(roleOf("Botan"), "door");
  await waitFor(() => expect(changes()).toBe(1));
  expect(callsOf(changeRole)[0]).toMatchObject({ params: { id: "7", user_id: "2" }, body: { role: "door" } });
});

it("who gives up being an admin is asked first, and reads why where it is refused", async () => {
  serve({ [changeRole]: refusal(422, { errors: { role: ["is the last admin"] } }) });
  const { user, t, dialog, failures } = await open();
  await user.selectOptions(roleOf("Akari"), "editor");
  expect(callsOf(changeRole)).toEqual([]);
  await user.click(dialog().getByRole("button", { name: t("members.give_up_admin") }));
  await waitFor(() => expect(failures.join()).toMatch(/needs an admin/));
  expect(roleOf("Akari").value).toBe("admin");
});

it("an editor and somebody at the check-in read the roles, and change nothing", async () => {
  await open({ members: [member(1, "Akari", "editor"), member(2, "Botan")] });
  expect(screen.queryAllByRole("combobox")).toEqual([]);
  expect(screen.queryByRole("button", { name: /Add/ })).toBeNull();
  expect(screen.getByText("Editor")).toBeTruthy();
});

const leaving = "DELETE /organizations/{id}/organization_users/own";

it("whoever leaves is asked first; the last admin reads why not", async () => {
  serve({ [leaving]: refusal(422, { errors: { user: ["is the last admin"] } }) });
  const { user, t, dialog, failures, left } = await open();
  const leave = async () => {
    await user.click(screen.getByRole("button", { name: t("members.leave") }));
    await user.click(dialog().getByRole("button", { name: t("members.leave") }));
  };
  await leave();
  await waitFor(() => expect(failures.join()).toMatch(/needs an admin/));
  expect(left()).toBe(0);
  serve({ [leaving]: member(1, "Akari") });
  await leave();
  await waitFor(() => expect(left()).toBe(1));
});

it("who is no admin any more reads that, and not only that something failed", async () => {
  serve({ [remove]: refusal(403, { errors: { user: ["is not allowed to do this"] } }) });
  const { remove: removeBotan, failures } = await open();
  await removeBotan();
  await waitFor(() => expect(failures.join()).toMatch(/may not do this/));
});
