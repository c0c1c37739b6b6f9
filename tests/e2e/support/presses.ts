import type { Locator, Page } from "@playwright/test";

/** Counts what somebody presses; typing is none here, a choice from a list is one. */
export function pressesOn(page: Page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    choose: async (field: string, option?: string) => {
      count += 1;
      await page.getByRole("combobox", { name: field, exact: true }).click();
      const options = page.getByRole("option", { name: option, exact: true });
      await options.first().click();
    },
    /** Where typing, or a choice from the browser's own list, is to count as well. */
    counted: async (work: Promise<unknown>) => {
      count += 1;
      await work;
    },
  };
}
export type Presses = ReturnType<typeof pressesOn>;
