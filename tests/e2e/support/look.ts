import AxeBuilder from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import axe from "axe-core";
import { isShortRun } from "../../support/short-run.ts";
import { equalAccessFindings } from "./equal-access.ts";
import { expect } from "./site.ts";
import { atBothWidths, desktop, phone } from "./widths.ts";

/**
 * Every page must stand this: nothing sticks out sideways at either width, axe finds nothing (WCAG 2.2 AA and its best practices) in light
 * and, of the colours, in dark, and neither does a second engine. A test that both projects ask shares the work among them: an engine takes
 * as long as the rest of a test. With SCREENS set it leaves a picture of each in screens/pages, the light one as
 * `{name}-{width}-{language}.png`. A short run asks axe in light.
 */
export async function lookAt(page: Page, name: string, { project, tags }: TestInfo): Promise<void> {
  const { viewport = null, isMobile } = project.use;
  const isShared = tags.includes(atBothWidths.tag);
  await page.waitForLoadState("networkidle");
  await stopTransitions(page);
  // Elsewhere on the page the header may cover half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await lookInLight(page, `${name}-${project.name}`);
  if (isShortRun) return;
  // Colours depend on no width: dark is asked at one, and pictured at both.
  if (!isShared || !isMobile || process.env.SCREENS) await lookInDark(page, `${name}-${project.name}`);
  if (!isShared || isMobile) await lookWithSecondEngine(page, `${name}-${project.name}`);
  await resize(page, (isMobile ? desktop : phone).viewport);
  await lookAtWidth(page, `${name}-${isMobile ? "desktop" : "mobile"}-${project.name.slice(-2)}`);
  if (viewport) await resize(page, viewport);
}

async function lookWithSecondEngine(page: Page, name: string): Promise<void> {
  expect.soft(await equalAccessFindings(page), `${name} for the second engine`).toEqual([]);
}

async function lookInLight(page: Page, name: string): Promise<void> {
  await changeScheme(page, "light");
  if (process.env.SCREENS) await takePicture(page, name);
  expect.soft(await axeFindings(page, axeOn(page)), `${name} in light`).toEqual([]);
  await expectNothingSticksOut(page, name);
}

async function lookAtWidth(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS) await takePicture(page, name);
  expect.soft(await axeFindings(page, axeOn(page).withRules(rulesOfWidth)), `${name} in light`).toEqual([]);
  await expectNothingSticksOut(page, name);
}

/** The same elements in the same places as in light, which axe has judged; it judges their colours anew. */
async function lookInDark(page: Page, name: string): Promise<void> {
  const inLight = await shownElements(page);
  await changeScheme(page, "dark");
  if (process.env.SCREENS) await takePicture(page, `${name}-dark`);
  expect.soft(await shownElements(page), `${name} shows other things in dark`).toEqual(inLight);
  expect.soft(await axeFindings(page, axeOn(page).withRules(colourRules)), `${name} in dark`).toEqual([]);
  await changeScheme(page, "light");
}

/** All that axe asks of colours at WCAG's level AA. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** All that axe asks of where things stand. */
const rulesOfWidth = ["target-size", "scrollable-region-focusable"];

/** The engine takes readings, which are hidden from assistive technology, for words that a button's name has to hold. */
async function axeFindings(page: Page, engine: AxeBuilder): Promise<string[]> {
  const { violations } = await engine.analyze();
  const readings = await page.locator("ruby").count();
  const certain = violations.filter(({ id }) => readings === 0 || id !== "label-content-name-mismatch");
  return certain.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await nextFrames(page);
}

async function changeScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await nextFrames(page);
}

/** Messages that go by themselves: of the back office, and at the foot of other pages. */
const messages = [".mantine-Notifications-root", "[role=status][aria-live=polite]"];

/** The name and position of each element that is shown, except messages, which may go between two looks. */
function shownElements(page: Page): Promise<string[]> {
  const others = `:not(${messages.flatMap((place) => [place, `${place} *`])})`;
  return page.evaluate(
    (selector) =>
      [...document.body.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.tagName} ${[x, y, width, height].map(Math.round)}`;
        }),
    others,
  );
}

/** A phone's `innerWidth` grows with what sticks out. */
async function expectNothingSticksOut(page: Page, name: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, `${name} sticks out sideways by so many pixels`).toBeLessThanOrEqual(0);
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

/**
 * A change of scheme or width reaches the page with its next frame. Now and then Chromium draws none, however long one waits: a second later the
 * page is as it stays.
 */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 1000))]);
    await nextFrame();
    await nextFrame();
  });
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `screens/pages/${name}.png`, fullPage: true });
}
