import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { PasswordField } from "./password-field.tsx";

it("a password is hidden until its button shows it, with what was typed and where the caret stood", async () => {
  const { user, t } = await show(<PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  const button = screen.getByRole("button", { name: t("password.show") });
  expect([field.type, button.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await user.type(field, "secret-1");
  field.setSelectionRange(2, 4);
  await user.click(button);
  expect([field.type, field.value, button.getAttribute("aria-pressed")]).toEqual([
    "text",
    "secret-1",
    "true",
  ]);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  expect(document.activeElement).toBe(field);
  await user.click(button);
  expect(field.type).toBe("password");
});

it("the button that shows a password sends no form", async () => {
  let sent = 0;
  const { user } = await show(
    <form onSubmit={() => (sent += 1)}>
      <PasswordField label="Password" name="password" />
    </form>,
  );
  await user.click(screen.getByRole("button"));
  expect(sent).toBe(0);
});
