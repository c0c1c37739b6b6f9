import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../tests/support/components/show.tsx";
import { DrawWhenNear } from "./draw-when-near.tsx";

it("what nobody has come near is drawn for the printer, and its room is held until then", async () => {
  await show(
    <DrawWhenNear height={280}>
      <p>Chart</p>
    </DrawWhenNear>,
  );
  expect(screen.queryByText("Chart")).toBeNull();
  expect(document.querySelector<HTMLElement>("[style*='280px']")?.style.minHeight).toBe("280px");
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText("Chart")).toBeTruthy();
});
