import { expect, it } from "vitest";
import { earlyPressesScript, withoutEarlyForms } from "./early-presses.ts";

const pageWith = (content: string) => `<script>${earlyPressesScript}</script>${content}`;

it("a page without a form that is sent has the script without what is for such forms", () => {
  const page = withoutEarlyForms(pageWith('<form role="presentation" method="get"><button type="submit">'));
  expect(page).not.toContain(earlyPressesScript);
  expect(page).not.toContain("requestSubmit");
  expect(page).toContain("data-early-presses");
});

it("a page with a form that is sent has the whole script", () => {
  const page = pageWith('<form id="apply" method="post"><button type="submit">');
  expect(withoutEarlyForms(page)).toBe(page);
  expect(page).toContain("requestSubmit");
});
