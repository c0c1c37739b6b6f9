import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSubmitWhenReady } from "./use-submit-when-ready.ts";

function Form({ submit, isReady = true }: { submit: () => void; isReady?: boolean }) {
  const { onSubmit, isPressed } = useSubmitWhenReady(submit, isReady);
  return (
    <form data-testid="form" onSubmit={onSubmit}>
      <button type="submit">{isPressed ? "Sending" : "Send"}</button>
    </form>
  );
}

const press = () => fireEvent.submit(screen.getByTestId("form"));
const painted = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));

it("a form is sent after the picture of its press, once for presses that follow at once", async () => {
  const submit = vi.fn();
  render(<Form submit={submit} />);
  const isLeftToBrowser = press();
  press();
  expect(isLeftToBrowser).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  await painted();
  expect(submit).toHaveBeenCalledTimes(1);
  press();
  await painted();
  expect(submit).toHaveBeenCalledTimes(2);
});

it("a form that is pressed too early is sent as soon as the page is ready, as it is then", async () => {
  const early = vi.fn();
  const { rerender } = render(<Form submit={early} isReady={false} />);
  press();
  await painted();
  expect(screen.getByRole("button").textContent).toBe("Sending");
  const submit = vi.fn();
  rerender(<Form submit={submit} isReady />);
  await painted();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(early).not.toHaveBeenCalled();
  expect(screen.getByRole("button").textContent).toBe("Send");
});

it("a form that is gone before its press is shown sends nothing", async () => {
  const submit = vi.fn();
  const { unmount } = render(<Form submit={submit} />);
  press();
  unmount();
  await painted();
  expect(submit).not.toHaveBeenCalled();
});
