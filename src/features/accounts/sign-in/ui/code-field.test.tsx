import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { person } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { LogInForm } from "./log-in-form.tsx";

const logIn = "POST /auth/sign_in";
const needed = refusal(401, { success: false, errors: ["A code is needed."], needs: "totp" });
const data = { ...person, uid: person.email, provider: "email" as const };

/** The form, once an account with codes has been told that one is needed. */
async function open() {
  let times = 0;
  serve({ [logIn]: ({ body }) => (body.otp === "123456" || body.otp === "ABCD" ? { data } : needed) });
  const loggedIn = () => {
    times += 1;
  };
  const page = await show(<LogInForm supportEmail="help@example.com" onLoggedIn={loggedIn} />);
  const { t, user } = page;
  await user.type(screen.getByLabelText(t("sign_up.email")), "someone@example.com");
  await user.type(screen.getByLabelText(t("sign_up.password")), "secret-1{Enter}");
  const code = await screen.findByLabelText<HTMLInputElement>(t("sign_in_code.app"));
  return { ...page, code, times: () => times };
}

it("the code is asked for beside what was typed, where one types next, and sent with it", async () => {
  const { t, user, code, times } = await open();
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([code.inputMode, code.autocomplete]).toEqual(["numeric", "one-time-code"]);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(code, "123456{Enter}");
  await waitFor(() => expect(times()).toBe(1));
  expect(callsOf(logIn).map(({ body }) => body.otp)).toEqual([undefined, "123456"]);
  expect(screen.getByLabelText<HTMLInputElement>(t("sign_up.password")).value).toBe("secret-1");
});

it("a code that is refused is said so at the field, in the page's language, and selected", async () => {
  const { t, user, code, showIn } = await open();
  await user.type(code, "000000{Enter}");
  expect(await screen.findByText(t("sign_in_code.wrong"))).toBeTruthy();
  await showIn("ja");
  // Its texts are fetched with the field.
  expect(await screen.findByText(t("sign_in_code.wrong"))).toBeTruthy();
});

it("without a code nothing is sent again", async () => {
  const { t, user, code } = await open();
  await user.type(code, "{Enter}");
  expect(await screen.findByText(t("sign_in_code.blank"))).toBeTruthy();
  expect(callsOf(logIn)).toHaveLength(1);
});

it("a recovery code does in its place, and what was said of the code goes", async () => {
  const { t, user, code, times } = await open();
  await user.type(code, "000000{Enter}");
  await screen.findByText(t("sign_in_code.wrong"));
  await user.click(screen.getByRole("button", { name: t("sign_in_code.to_recovery") }));
  expect(screen.queryByText(t("sign_in_code.wrong_recovery"))).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>(t("sign_in_code.recovery"));
  expect([field.inputMode, field.autocomplete]).toEqual(["text", "off"]);
  await user.clear(field);
  await user.type(field, "ABCD{Enter}");
  await waitFor(() => expect(times()).toBe(1));
});

it("another address begins anew, without a code of the one before", async () => {
  const { t, user, code } = await open();
  await user.type(code, "12");
  await user.type(screen.getByLabelText(t("sign_up.email")), "x");
  expect(screen.queryByLabelText(t("sign_in_code.app"))).toBeNull();
  serve({ [logIn]: refusal(401) });
  await user.type(screen.getByLabelText(t("sign_up.password")), "{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(
    t("log_in.wrong", { email: "help@example.com" }),
  );
  expect(callsOf(logIn).at(-1)?.body.otp).toBeUndefined();
});

it("where the server cannot be reached the code stays", async () => {
  const { t, user, code } = await open();
  serve({ [logIn]: lost });
  await user.type(code, "123456{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(t("apply.unreachable"));
  expect(code.value).toBe("123456");
});
