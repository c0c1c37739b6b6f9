import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import {
  clearSession,
  isInWindowAlone,
  storeSession,
} from "../../../../platform/browser/storage/stored-session.ts";
import { SharedComputerField } from "./shared-computer-field.tsx";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };

it.each([
  [1, true],
  [2, false],
])(
  "a session that starts after %i presses of the box is in the window alone: %s",
  async (presses, isAlone) => {
    clearSession();
    const { t, user } = await show(<SharedComputerField />);
    const box = screen.getByRole("checkbox", { name: t("shared_computer.label") });
    for (let press = 1; press <= presses; press += 1) await user.click(box);
    storeSession(session, 7);
    expect(isInWindowAlone()).toBe(isAlone);
    clearSession();
  },
);
