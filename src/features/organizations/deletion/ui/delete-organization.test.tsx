import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { DeleteOrganization } from "./delete-organization.tsx";

const call = "DELETE /organizations/{id}";

async function open() {
  let deleted = 0;
  const page = await show(
    <DeleteOrganization
      organization={{ id: 7, organization_name: "Tea Circle" }}
      onDeleted={() => {
        deleted += 1;
      }}
    />,
  );
  const { t, user } = page;
  const action = t("organization_deletion.delete");
  await user.click(screen.getByRole("button", { name: action }));
  const dialog = within(screen.getByRole("dialog"));
  return {
    ...page,
    deleted: () => deleted,
    type: (name: string) => user.type(dialog.getByRole("textbox"), name),
    typed: () => dialog.getByRole<HTMLInputElement>("textbox").value,
    confirm: () =>
      user.click(dialog.getByRole("button", { name: /Delete the organization for good|団体を削除する/ })),
  };
}

it("an organization is deleted once its name has been typed, and not by another word", async () => {
  serve({ [call]: true });
  const { t, type, confirm, deleted } = await open();
  await type("Tea");
  await confirm();
  expect(await screen.findByText(t("organization_deletion.other_name"))).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
  await type(" Circle");
  await confirm();
  await waitFor(() => expect(deleted()).toBe(1));
  expect(callsOf(call)[0]?.params).toEqual({ id: "7" });
});

it("whoever may not any more, or whose events lie ahead, reads why, and the name stays typed", async () => {
  serve({
    [call]: refusal(422, {
      errors: { organization: ["には申込者のいるこれからのイベントがあります"] },
    }),
  });
  const { showIn, type, typed, confirm, deleted } = await open();
  await type("Tea Circle");
  await showIn("ja");
  expect(typed()).toBe("Tea Circle");
  await confirm();
  expect(await screen.findByText(/先にイベントを中止すると/)).toBeTruthy();
  expect([typed(), deleted()]).toEqual(["Tea Circle", 0]);
});
