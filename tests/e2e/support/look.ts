import AxeBuilder from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import { equalAccessFindings } from "./equal-access.ts";
import { expect } from "./site.ts";

/** Colours depend on no width: dark is asked at one, and pictured at both. */
const alsoDark = process.env.SCREENS ? ["mobile-ja", "desktop-en"] : ["desktop-en"];

/**
 * What every page must stand: nothing sticks out sideways, axe finds nothing (WCAG 2.2 AA and its best practices) in light and
 * in dark, and neither does a second engine. With SCREENS set it leaves a picture of each in screens/pages, the light one as `{name}-{project}.png`.
 */
export async function lookAt(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await page.waitForLoadState("networkidle");
  const schemes = ["light", ...(alsoDark.includes(testInfo.project.name) ? ["dark" as const] : [])] as const;
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await coloursToRest(page);
    if (process.env.SCREENS) await takePicture(page, `${name}-${testInfo.project.name}`, scheme);
    // Its other mode opens a tab for every look, which only frames need.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    );
    expect.soft(found, `${name} in ${scheme}`).toEqual([]);
    // Closed details keep the colours of the scheme before, and the second engine reads them too.
    if (scheme === "light")
      expect.soft(await equalAccessFindings(page), `${name} for the second engine`).toEqual([]);
  }
  // A phone's `innerWidth` grows with what sticks out.
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, `${name} sticks out sideways by so many pixels`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: "light" });
}

/** A change of scheme reaches the page with its next frame, and buttons take a moment to follow it. */
async function coloursToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

async function takePicture(page: Page, name: string, scheme: "light" | "dark"): Promise<void> {
  const suffix = scheme === "dark" ? "-dark" : "";
  await page.screenshot({ path: `screens/pages/${name}${suffix}.png`, fullPage: true });
}
