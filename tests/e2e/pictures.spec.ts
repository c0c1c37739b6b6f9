import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    choose: "画像を選ぶ",
    replace: "別の画像を選ぶ",
    use: "この部分を使う",
    sendAgain: "もう一度送信する",
    notSaved: "まだ保存していません",
    tooLarge: "10 MBを超えています",
    save: "保存する",
    saved: "保存されました",
    updated: "イベントを更新しました",
    phone: "電話番号",
    takeTheirs: "保存されている内容にする",
    icon: "アイコン",
    picture: "イベントの画像",
    back: "戻る",
  },
  en: {
    choose: "Choose a picture",
    replace: "Choose another picture",
    use: "Use this part",
    sendAgain: "Send again",
    notSaved: "nothing is saved yet",
    tooLarge: "larger than 10 MB",
    save: "Save",
    saved: "保存されました",
    updated: "Event was successfully updated",
    phone: "Phone number",
    takeTheirs: "Use the saved version",
    icon: "Icon",
    picture: "Picture of the event",
    back: "Back",
  },
};

const picture = join(import.meta.dirname, "../../docs/pictures/home.png");

async function choosePicture(
  page: Page,
  w: (typeof words)["en"],
  file: string | { name: string; mimeType: string; buffer: Buffer } = picture,
) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: w.choose }).first().click();
  await (await chooser).setFiles(file);
  await page.getByRole("button", { name: w.use }).click();
}

/** Stands between the page and the storage, once. */
const onceAtUpload = (page: Page, meet: (route: import("@playwright/test").Route) => Promise<void>) => {
  let isMet = false;
  return page.route("**/*", (route) => {
    const { method, headers } = { method: route.request().method(), headers: route.request().headers() };
    if (isMet || method !== "PUT" || headers["content-type"]?.includes("json")) return route.fallback();
    isMet = true;
    return meet(route);
  });
};

test("saving an event waits for its picture to arrive", inShortRun, async ({ page, accounts, language }) => {
  const w = words[language];
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await onceAtUpload(page, async (route) => {
    await promise;
    await route.continue();
  });
  await choosePicture(page, w);
  await expect(page.getByRole("progressbar", { name: w.picture })).toBeAttached();
  const sent = page.waitForRequest("**/update");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByRole("button", { name: w.save, exact: true })).toBeDisabled();
  resolve();
  expect((await sent).postDataJSON().event.thumbnail_url).not.toBe("");
  await expect(page.getByText(w.updated)).toBeVisible();
  expect((await saved()).thumbnail_url).toBeTruthy();
});

test("a picture that could not be sent is not left out of a save unsaid, and can be sent again", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { id, saved } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await onceAtUpload(page, async (route) => {
    await promise;
    await route.abort();
  });
  await choosePicture(page, w);
  await page.getByRole("button", { name: w.save, exact: true }).click();
  resolve();
  await expect(page.getByRole("alert")).toContainText(w.notSaved);
  await lookAt(page, "organization-picture-unsent", testInfo);
  await page.getByRole("button", { name: w.sendAgain }).click();
  await expect(page.getByRole("group", { name: w.icon }).locator("img")).toBeVisible();
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect.poll(async () => (await saved()).icon_url).toBeTruthy();
});

test("a refused upload says why", async ({ page, accounts, language }) => {
  const w = words[language];
  const { id } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  await page.route("**/api/v1/s3/**", (route) =>
    route.fulfill({ status: 403, json: { errors: { user: ["is not allowed to do this"] } } }),
  );
  await choosePicture(page, w);
  await expect(page.getByText("You may not do this.")).toBeVisible();
});

test("a part that is too large as a picture is refused before it is sent", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { id } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  const side = 4000;
  // Black and white specks: small as a PNG, large as a JPEG.
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width: side, height: side, channels: 3, background: "#888", noise },
  })
    .greyscale()
    .threshold(128)
    .png({ palette: true, colours: 2 })
    .toBuffer();
  await choosePicture(page, w, { name: "specks.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(w.tooLarge, {
    timeout: 30_000,
  });
  await page.getByRole("dialog").getByRole("button", { name: w.back }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("who takes over what somebody else has saved sees its picture and not their own", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { id, save, saved } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  await choosePicture(page, w);
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect.poll(async () => (await saved()).icon_url).toBeTruthy();
  const shown = page.getByRole("group", { name: w.icon }).locator("img");
  const { icon_url } = await saved();
  await expect(shown).toHaveAttribute("src", icon_url);
  await choosePicture(page, { ...w, choose: w.replace });
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await save({ phone_num: "06-333-3333" });
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.takeTheirs }).click();
  await expect(page.getByLabel(w.phone)).toHaveValue("06-333-3333");
  await expect(shown).toHaveAttribute("src", icon_url);
});
