import AxeBuilder from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import axe from "axe-core";
import { equalAccessFindings } from "./equal-access.ts";
import { expect } from "./site.ts";
import { becomePhone } from "./widths.ts";

/**
 * Every page must stand this: nothing sticks out sideways, axe finds nothing (WCAG 2.2 AA and its best practices) in light and
 * in dark, and neither does a second engine. With SCREENS set it leaves a picture of each in screens/pages, the light one as
 * `{name}-{width}-{language}.png`.
 */
export async function lookAt(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await lookInProject(page, name, testInfo.project.name);
}

/** The same at both widths. The page is a phone's afterwards; one that is open already is looked at in half the time. */
export async function lookAtBothWidths(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await lookAt(page, name, testInfo);
  await becomePhone(page);
  await lookOnPhone(page, name, testInfo);
}

/** For a page of a desktop's project that has become a phone. */
export async function lookOnPhone(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await lookInProject(page, name, testInfo.project.name.replace("desktop", "mobile"));
}

async function lookInProject(page: Page, name: string, project: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await stopTransitions(page);
  for (const scheme of alsoDark.includes(project) ? (["light", "dark"] as const) : (["light"] as const)) {
    await lookOnce(page, `${name}-${project}`, scheme);
  }
}

/** Colours depend on no width: dark is asked at one, and pictured at both. */
const alsoDark = process.env.SCREENS ? ["mobile-ja", "desktop-en"] : ["desktop-en"];

async function lookOnce(page: Page, name: string, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await nextFrames(page);
  if (process.env.SCREENS) await takePicture(page, name, scheme);
  const { violations } = await axeOn(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(found, `${name} in ${scheme}`).toEqual([]);
  if (scheme === "light")
    expect.soft(await equalAccessFindings(page), `${name} for the second engine`).toEqual([]);
  // A phone's `innerWidth` grows with what sticks out.
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, `${name} sticks out sideways by so many pixels`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Every rule, with the details of what breaks one alone: those of what passes take as long as the rules themselves. */
function axeOn(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource: `if (!window.axe) { ${axe.source} }` })
      .options({ resultTypes: ["violations"] })
      // Its other mode opens a tab for every look, which only frames need.
      .setLegacyMode(page.frames().length === 1)
  );
}

/** Buttons take a moment to follow a change of scheme, and those in closed details never arrive. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A change of scheme or width reaches the page with its next frame. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
  });
}

async function takePicture(page: Page, name: string, scheme: "light" | "dark"): Promise<void> {
  const suffix = scheme === "dark" ? "-dark" : "";
  await page.screenshot({ path: `screens/pages/${name}${suffix}.png`, fullPage: true });
}
