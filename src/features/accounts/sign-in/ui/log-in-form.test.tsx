import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { person } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { LogInForm } from "./log-in-form.tsx";

const logIn = "POST /auth/sign_in";

async function open() {
  let times = 0;
  const loggedIn = () => {
    times += 1;
  };
  const page = await show(<LogInForm supportEmail="help@example.com" onLoggedIn={loggedIn} />);
  const { t, user } = page;
  const email = () => screen.getByLabelText<HTMLInputElement>(t("sign_up.email"));
  const password = () => screen.getByLabelText<HTMLInputElement>(t("sign_up.password"));
  return {
    ...page,
    times: () => times,
    typed: () => [email().value, password().value],
    send: () => user.click(screen.getByRole("button", { name: t("shell.login") })),
    fill: async () => {
      await user.type(email(), "someone@example.com");
      await user.type(password(), "secret-1");
    },
  };
}

it.each([
  ["the password is wrong", refusal(401), "log_in.wrong"],
  ["there were too many tries", refusal(429), "form.too_many"],
  ["the server cannot be reached", lost, "apply.unreachable"],
] as const)(
  "where %s it says so, in the page's language, and keeps what was typed",
  async (_why, answer, said) => {
    serve({ [logIn]: answer });
    const { t, fill, send, typed, times, showIn } = await open();
    await fill();
    await send();
    const values = { email: "help@example.com" };
    expect((await screen.findByRole("alert")).textContent).toBe(t(said, values));
    await showIn("ja");
    expect(screen.getByRole("alert").textContent).toBe(t(said, values));
    expect(typed()).toEqual(["someone@example.com", "secret-1"]);
    expect(times()).toBe(0);
  },
);

it("without an address or a password nothing is sent, and each says so", async () => {
  const { t, send } = await open();
  await send();
  expect(await screen.findByText(t("sign_up.blank.email"))).toBeTruthy();
  expect(screen.getByText(t("sign_up.blank.password"))).toBeTruthy();
  expect(callsOf(logIn)).toEqual([]);
});

it("the page goes on once somebody is signed in", async () => {
  const data = { ...person, uid: person.email, provider: "email" as const };
  serve({ [logIn]: ({ body }) => (body.password === "secret-1" ? { data } : refusal(401)) });
  const { fill, send, times } = await open();
  await fill();
  await send();
  await waitFor(() => expect(times()).toBe(1));
});
