import { act, render, screen, waitFor } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";

const Part = () => <p>the part</p>;

class Lost extends Component<{ children: ReactNode }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });
  override render = () => (this.state.isLost ? "the page is lost" : this.props.children);
}

/** A page with a part whose file is lost so many times. */
function showPage(losses: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= losses) throw new TypeError("the file was lost");
    return { default: Part };
  });
  const LazyPart = lazyPart(load);
  render(
    <Lost>
      <p>the page</p>
      <Suspense fallback={<p>what was drawn</p>}>
        <LazyPart />
      </Suspense>
    </Lost>,
  );
  return load;
}

const comeBack = () => act(async () => void dispatchEvent(new Event("online")));

it("a part whose file is lost on the way comes with the next try, and the page stays", async () => {
  const load = showPage(2);
  for (const tries of [1, 2]) {
    await waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
    expect(screen.getByText("the page")).toBeTruthy();
    expect(screen.getByText("what was drawn")).toBeTruthy();
    await comeBack();
  }
  expect(await screen.findByText("the part")).toBeTruthy();
});

it("a part whose file is not there any more is given up after three tries", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = showPage(3);
  for (const tries of [1, 2]) {
    await waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
    await comeBack();
  }
  expect(await screen.findByText("the page is lost")).toBeTruthy();
});
