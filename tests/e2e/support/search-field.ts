import type { Locator, Page } from "@playwright/test";

/** The words of a search: a searchbox that becomes a combobox once it is used. */
export function searchField(page: Page): Locator {
  return page.getByRole("search").locator("[name=q]");
}
