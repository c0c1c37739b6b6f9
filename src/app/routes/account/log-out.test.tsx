import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, serve } from "../../../../tests/support/components/fake-api.ts";
import { signIn } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import LogOut from "./log-out.tsx";

const logOut = "DELETE /auth/sign_out";

it("logging out stays on its page, and goes on to one of our own where it was asked to", async () => {
  serve({ [logOut]: { success: true } });
  signIn();
  const plain = await show(<LogOut />, { at: "/logout" });
  await waitFor(() => expect(storedSession()).toBeNull());
  expect(plain.address()).toBe("/logout");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(plain.t("log_out.title"));

  signIn();
  const asked = await show(<LogOut />, { at: "/logout?redirect_to=/invitation%3Ftoken%3Dabc" });
  await waitFor(() => expect(asked.address()).toBe("/invitation?token=abc"));
  expect(storedSession()).toBeNull();
  expect(callsOf(logOut)).toHaveLength(2);
});

it("logging out leads to no other site", async () => {
  serve({ [logOut]: { success: true } });
  signIn();
  const { address } = await show(<LogOut />, { at: "/logout?redirect_to=//other.example" });
  await waitFor(() => expect(storedSession()).toBeNull());
  expect(address()).toBe("/logout?redirect_to=//other.example");
});

it("whoever closes the page before the answer is logged out: the browser has forgotten, and the call goes on", async () => {
  signIn();
  serve({ "DELETE /auth/sign_out": () => new Promise<never>(() => {}) });
  await show(<LogOut />);
  expect(storedSession()).toBeNull();
  const [call] = callsOf("DELETE /auth/sign_out");
  expect(call?.keepalive).toBe(true);
  expect(call?.headers.get("access-token")).toBe("token");
});

it("without a connection the browser forgets", async () => {
  signIn();
  serve({ "DELETE /auth/sign_out": lost });
  await show(<LogOut />);
  await waitFor(() => expect(callsOf("DELETE /auth/sign_out")).toHaveLength(1));
  expect(storedSession()).toBeNull();
});
