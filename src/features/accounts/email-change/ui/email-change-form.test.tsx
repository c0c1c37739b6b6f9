import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { person } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { QueryProvider } from "../../../../platform/browser/query-provider.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { LinkedEmailChange } from "./linked-email-change.tsx";

const ask = "PUT /users/own/email";
const confirm = "POST /auth/email_change";

async function open() {
  const page = await show(
    <QueryProvider>
      <EmailChangeForm email="mai@example.com" />
    </QueryProvider>,
  );
  const { t, user } = page;
  const password = () => screen.getByLabelText<HTMLInputElement>(t("email_change.password"));
  await waitFor(() => expect(password().disabled).toBe(false));
  const send = async () => {
    await user.type(screen.getByLabelText(t("email_change.new")), "new@example.com");
    await user.type(password(), "secret-1");
    await user.click(screen.getByRole("button", { name: t("email_change.submit") }));
  };
  return { ...page, send };
}

it("says where the link was sent, and a password does not stay in the form", async () => {
  serve({ [ask]: person });
  const { t, send } = await open();
  await send();
  expect(
    (await screen.findByText(t("email_change.sent", { email: "new@example.com" }))).textContent,
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t("email_change.password")).value).toBe("");
  expect(callsOf(ask).map(({ body }) => body)).toEqual([
    { email: "new@example.com", current_password: "secret-1" },
  ]);
});

it.each([
  [
    "the password is wrong",
    refusal(422, { errors: { current_password: ["is not right"] } }),
    "email_change.wrong_password",
  ],
  [
    "the address is taken",
    refusal(422, { errors: { email: ["has already been taken"] } }),
    "email_change.taken",
  ],
  ["it is no address", refusal(422, { errors: { email: ["is not an email"] } }), "email_change.no_address"],
  ["there were too many tries", refusal(429), "form.too_many"],
  ["the server cannot be reached", lost, "apply.unreachable"],
] as const)(
  "where %s it says so, in the page's language, and keeps what was typed",
  async (_why, answer, said) => {
    serve({ [ask]: answer });
    const { t, send, showIn } = await open();
    await send();
    expect(await screen.findByText(t(said))).toBeTruthy();
    await showIn("ja");
    expect(await screen.findByText(t(said))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(t("email_change.new")).value).toBe("new@example.com");
  },
);

it("an empty form sends nothing and says what it lacks", async () => {
  const { t, user } = await open();
  await user.click(screen.getByRole("button", { name: t("email_change.submit") }));
  expect(await screen.findByText(t("sign_up.blank.email"))).toBeTruthy();
  expect(callsOf(ask)).toEqual([]);
});

it("the page behind the link changes nothing before its button is pressed", async () => {
  serve({ [confirm]: { email: "new@example.com" } });
  const { t, user } = await show(<LinkedEmailChange token="t" email="new@example.com" />);
  expect(callsOf(confirm)).toEqual([]);
  await user.click(screen.getByRole("button", { name: t("new_email.confirm") }));
  await screen.findByText(t("new_email.done", { email: "new@example.com" }));
  expect(callsOf(confirm).map(({ body }) => body)).toEqual([{ token: "t" }]);
});

it.each([
  ["somebody else has the address by now", refusal(422, { errors: { email: ["x"] } }), "new_email.taken"],
  ["the link is no good any more", refusal(404), "new_email.gone"],
  ["the server cannot be reached", lost, "apply.unreachable"],
] as const)("where %s the page behind the link says so", async (_why, answer, said) => {
  serve({ [confirm]: answer });
  const { t, user } = await show(<LinkedEmailChange token="t" email="new@example.com" />);
  await user.click(screen.getByRole("button", { name: t("new_email.confirm") }));
  await waitFor(() => expect(screen.getByText(t(said))).toBeTruthy());
});
