import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { isNextInWindowAlone } from "../../../../platform/browser/storage/stored-session.ts";
import { NewPasswordForm } from "./password-forms.tsx";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };

it.each([true, false])(
  "whoever sets a password by a mail's link says whether the computer is shared: %s",
  async (isShared) => {
    const asked: boolean[] = [];
    serve({
      "PUT /auth/password": () => {
        asked.push(isNextInWindowAlone());
        return refusal(422, { errors: { password: ["is too common"] } });
      },
    });
    const { t, user } = await show(<NewPasswordForm session={session} redirectTo="/" />);
    for (const label of ["password.new", "password.confirm"] as const)
      await user.type(screen.getByLabelText(t(label)), "secret-2");
    if (isShared) await user.click(screen.getByRole("checkbox", { name: t("shared_computer.label") }));
    await user.click(screen.getByRole("button", { name: t("password.submit") }));
    await waitFor(() => expect(asked).toEqual([isShared]));
  },
);
