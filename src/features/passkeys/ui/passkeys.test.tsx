import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { person } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { QueryProvider } from "../../../platform/browser/query-provider.tsx";
import { storeSession } from "../../../platform/browser/storage/stored-session.ts";
import { Passkeys } from "./passkeys.tsx";

const list = "GET /users/own/passkeys";
const remove = "DELETE /users/own/passkeys/{id}";
const options = "POST /users/own/passkeys/options";

const phone = {
  id: 4,
  name: "Phone",
  created_at: "2026-11-01T12:00:00.000+09:00",
  last_used_at: null,
};
const asked = refusal(422, { errors: { current_password: ["can't be blank"] } });
const wrong = refusal(422, { errors: { current_password: ["is not right"] } });

const showPasskeys = () =>
  show(
    <QueryProvider>
      <Passkeys />
    </QueryProvider>,
  );

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  storeSession({
    "access-token": "a",
    client: "c",
    uid: person.email,
    "token-type": "Bearer",
    expiry: "",
  });
});

it("each passkey tells when it was added and last used", async () => {
  const used = { ...phone, id: 5, name: "Laptop", last_used_at: "2026-11-19T12:00:00.000+09:00" };
  serve({
    "GET /users/own": person,
    "GET /users/own/proof": { has_password: true, proved_until: null },
    [list]: [used, phone],
  });
  const { t } = await showPasskeys();
  const [first, second] = await screen.findAllByRole("listitem");
  const before = t("passkeys.last_used", { day: "" });
  expect(first?.textContent).toContain(before);
  expect(second?.textContent).toContain(t("passkeys.never_used"));
});

it("deleting one asks, takes the password where the API wants a proof, and says what was wrong with it", async () => {
  let passkeys = [phone];
  serve({
    "GET /users/own": person,
    "GET /users/own/proof": { has_password: true, proved_until: null },
    [list]: () => passkeys,
    [remove]: ({ body }) => {
      if (!body?.current_password) return asked;
      if (body.current_password !== "secret-1") return wrong;
      passkeys = [];
      return phone;
    },
  });
  const { t, user } = await showPasskeys();
  const named = `${t("passkeys.remove")}: Phone`;
  await user.click(await screen.findByRole("button", { name: named }));
  const question = await screen.findByRole("dialog", {
    name: t("passkeys.remove_question", { name: "Phone" }),
  });
  await user.click(within(question).getByRole("button", { name: t("passkeys.remove") }));
  const proof = await screen.findByRole("dialog", { name: t("passkeys.proof_title") });
  const goOn = within(proof).getByRole("button", { name: t("passkeys.proof_go_on") });
  await user.click(goOn);
  expect(await within(proof).findByText(t("delete_account.password_blank"))).toBeTruthy();
  const password = within(proof).getByLabelText<HTMLInputElement>(t("delete_account.password"));
  await user.type(password, "wrong");
  await user.click(goOn);
  expect((await within(proof).findByRole("alert")).textContent).toMatch(/not right/);
  expect(password.value).toBe("wrong");
  await user.clear(password);
  await user.type(password, "secret-1");
  await user.click(goOn);
  await waitFor(() => expect(screen.queryByRole("button", { name: named })).toBeNull());
  expect(callsOf(remove)).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: t("passkeys.heading") }));
});

it("adding one takes the password in the same way, and keeps the name that was typed", async () => {
  serve({
    "GET /users/own": person,
    "GET /users/own/proof": { has_password: true, proved_until: null },
    [list]: [],
    [options]: ({ body }) => (body?.current_password ? wrong : asked),
  });
  const { t, user } = await showPasskeys();
  const name = await screen.findByLabelText<HTMLInputElement>(t("passkeys.name"));
  await user.clear(name);
  await user.type(name, "Library card");
  await user.click(screen.getByRole("button", { name: t("passkeys.add") }));
  const proof = await screen.findByRole("dialog", { name: t("passkeys.proof_title") });
  await user.type(within(proof).getByLabelText(t("delete_account.password")), "wrong");
  await user.click(within(proof).getByRole("button", { name: t("passkeys.proof_go_on") }));
  expect((await within(proof).findByRole("alert")).textContent).toMatch(/not right/);
  expect(name.value).toBe("Library card");
});

it("a browser that can make none says so", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  serve({
    "GET /users/own": person,
    "GET /users/own/proof": { has_password: true, proved_until: null },
    [list]: [],
  });
  const { t } = await showPasskeys();
  expect(await screen.findByText(t("passkeys.not_supported"))).toBeTruthy();
});
