import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { show } from "../../../../tests/support/components/show.tsx";
import { DateInput } from "./date-input.tsx";

function Field() {
  const [value, setValue] = useState("2026-12-01");
  return (
    <DateInput
      label="Start"
      value={value}
      onChange={setValue}
      today="2026-11-20"
      isInvalid={false}
      describedBy="words"
    />
  );
}

it("the first press opens the calendar at the day that is typed, and a day of it is taken", async () => {
  const { t, user } = await show(<Field />);
  const name = new RegExp(`^${t("date_time.choose_date", { field: "Start" })}`);
  await user.click(screen.getByRole("button", { name }));
  const chosen = await screen.findByRole("button", { pressed: true });
  expect(chosen.textContent).toBe("1");
  expect(screen.getByText("December 2026")).toBeTruthy();
  const fourth = screen.getAllByRole("button").find(({ textContent }) => textContent === "4");
  await user.click(fourth as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("2026-12-04");
});
