import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { textsIn } from "../../../tests/support/components/component-texts.ts";
import { lazyClientOnly } from "./lazy-client-only.tsx";
import { partTexts } from "./part-texts.ts";
import { TextsProvider } from "./texts.tsx";

const Part = lazyClientOnly(
  async () => ({ default: () => "For browsers" }),
  partTexts(async () => ({})),
);
let timesDrawn = 0;
function Page() {
  timesDrawn += 1;
  return (
    <TextsProvider texts={textsIn("en")}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </TextsProvider>
  );
}

it("what only browsers show comes when the page wakes up, and what stands around it is not drawn again", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe("");
  timesDrawn = 0;
  render(<Page />, { container, hydrate: true });
  expect(await screen.findByText("For browsers")).toBeTruthy();
  expect(timesDrawn).toBe(1);
});
