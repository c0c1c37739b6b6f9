import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSubmitOncePainted } from "./use-submit-once-painted.ts";

function Form({ submit }: { submit: () => void }) {
  return (
    <form data-testid="form" onSubmit={useSubmitOncePainted(submit)}>
      <button type="submit">Send</button>
    </form>
  );
}

const painted = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));

it("a form is sent after the press that asks for it, and once for presses that follow at once", async () => {
  const submit = vi.fn();
  render(<Form submit={submit} />);
  const isLeftToBrowser = fireEvent.submit(screen.getByTestId("form"));
  fireEvent.submit(screen.getByTestId("form"));
  expect(isLeftToBrowser).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  await painted();
  expect(submit).toHaveBeenCalledTimes(1);
  fireEvent.submit(screen.getByTestId("form"));
  await painted();
  expect(submit).toHaveBeenCalledTimes(2);
});

it("a form that is gone before the press is shown sends nothing", async () => {
  const submit = vi.fn();
  const { unmount } = render(<Form submit={submit} />);
  fireEvent.submit(screen.getByTestId("form"));
  unmount();
  await painted();
  expect(submit).not.toHaveBeenCalled();
});
