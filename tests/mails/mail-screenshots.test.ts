import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { afterAll, describe, expect, it } from "vitest";
import { mails } from "../../src/jobs/mails.server.ts";
import { embedImages } from "../../src/platform/mail/layout/embed-images.ts";
import { renderMail } from "../../src/platform/mail/layout/render-mail.server.ts";
import type { Language } from "../../src/shared/languages/languages.ts";
import { findBrowser } from "../../tools/find-browser.mjs";
import { type ExpectedMail, oneMailOfEach } from "../support/one-mail-of-each.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db, clock } = await startTestServer();
const { mails: one, find, reader } = await oneMailOfEach(db, mails, clock.now());
const { path: executablePath, reason } = await findBrowser();
if (!executablePath) throw new Error(reason);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await (await browser.newContext()).newPage();
afterAll(() => browser.close());

const widths = [390, 700];
/** Gmail cuts off what is longer. */
const gmailsLongest = 102 * 1024;

async function htmlOf(
  { definition, payload }: ExpectedMail,
  { id, language }: { id: number | null; language: Language },
): Promise<string> {
  const to = { user_id: id, address: "reader@example.com", language };
  const written = await renderMail(platform, definition, to, payload);
  return written ? embedImages(written) : "";
}

/**
 * Opens a mail as wide as a phone and as a reading pane, in light and in dark, and leaves a picture of each in screens/mails.
 * Answers by how many pixels it sticks out sideways.
 */
async function lookAt(name: string, html: string): Promise<number[]> {
  const excess: number[] = [];
  await page.setContent(html);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const suffix = colorScheme === "dark" ? "-dark" : "";
      await page.screenshot({ path: `screens/mails/${name}-${width}${suffix}.png`, fullPage: true });
    }
    excess.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  }
  return excess;
}

// Mails of one kind differ in their words alone.
const oneOfEachKind = one.filter(({ definition }, index) => one[index - 1]?.definition !== definition);

describe.each(oneOfEachKind)("a mail of kind $definition.kind", (mail) => {
  it.each(["ja", "en"] as const)("in %s fits a phone and a reading pane", async (language) => {
    const html = await htmlOf(mail, { id: reader[language].id, language });
    expect(await lookAt(`${mail.definition.kind}-${language}`, html)).toEqual([0, 0]);
  });

  it("is written for Word, which draws mails in Outlook, and short enough for Gmail", async () => {
    const html = await htmlOf(mail, { id: reader.ja.id, language: "ja" });
    expect(Buffer.byteLength(html)).toBeLessThan(gmailsLongest);
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/);
    for (const [table] of html.matchAll(/<table[^>]*>/g)) {
      expect(table).toContain('role="presentation"');
      expect(table).toContain('cellpadding="0"');
    }
    const body = html.slice(html.indexOf("<body"));
    expect(body).not.toMatch(
      /<div(?![^>]*(role="article"|display:none))|<p\b|<img(?! src="data:)|flex|grid|rem\b|var\(/,
    );
    expect(body).not.toMatch(/<(td|h1) [^>]*style="(?![^"]*(padding|margin))/);
  });
});

it.each(["ja", "en"] as const)("an organization's own mail in %s fits them too", async (language) => {
  const html = await htmlOf(find("co_host_invited"), { id: null, language });
  expect(await lookAt(`co_host_invited-organization-${language}`, html)).toEqual([0, 0]);
});

it.each(["announcement", "newsletter"] as const)(
  "every part of the layout can be read in light and dark: %s",
  async (kind) => {
    await page.setContent(await htmlOf(find(kind), { id: reader.en.id, language: "en" }));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
      expect(found.violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
    }
  },
);
