import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const options = "POST /auth/passkey/options";

/** A browser with passkeys, which do not come to their turn here: Chromium's own are asked in `passkeys.spec.ts`. */
beforeEach(() => vi.stubGlobal("PublicKeyCredential", class {}));

it.each([
  ["the server cannot be reached", lost, "apply.unreachable"],
  ["there were too many tries", refusal(429), "form.too_many"],
  ["the passkey does not do", refusal(401), "log_in.passkey_failed"],
] as const)(
  "where %s it says so, in the page's language, and can be pressed again",
  async (_why, answer, said) => {
    serve({ [options]: answer });
    const { t, user, showIn } = await show(<PasskeySignIn label="Passkey" onSignedIn={() => {}} />);
    const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Passkey" });
    await user.click(button());
    expect((await screen.findByRole("alert")).textContent).toBe(t(said));
    await showIn("ja");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(t(said)));
    await waitFor(() => expect(button().disabled).toBe(false));
  },
);

it("is in its place while the rest is fetched, which only a field asks for, so that no press beside it gets lost", async () => {
  serve({ [options]: lost });
  const { user } = await show(
    <>
      <PasskeySignIn label="Passkey" onSignedIn={() => {}} />
      <button type="button">Beside</button>
      <input aria-label="E-mail" />
    </>,
  );
  const first = screen.getByRole("button", { name: "Passkey" });
  const isAlwaysThere = vi.fn();
  new MutationObserver(() =>
    isAlwaysThere(screen.queryByRole("button", { name: "Passkey" }) !== null),
  ).observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole("button", { name: "Beside" }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(first.isConnected).toBe(true);
  await user.click(screen.getByLabelText("E-mail"));
  await waitFor(() => expect(first.isConnected).toBe(false));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Passkey" }).disabled).toBe(false),
  );
  expect(isAlwaysThere).not.toHaveBeenCalledWith(false);
});
