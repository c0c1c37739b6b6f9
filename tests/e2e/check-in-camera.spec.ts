import type { Page } from "@playwright/test";
import { eventToCheckIn } from "./support/check-in.ts";
import { lookAt } from "./support/look.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    begin: "受付を始める",
    scan: "読み取り",
    list: "リスト",
    retry: "もう一度試す",
    typeCode: "コードを入力する",
    code: "チケットのコード",
    useList: "リストから受付する",
    not_allowed: "許可されていません",
    none: "カメラが見つかりません",
    in_use: "ほかで使われています",
    failed: "カメラを開けませんでした",
    insecure: "安全な接続でだけ",
    ended: "映像が途切れました",
    coming: "カメラを準備しています。",
  },
  en: {
    begin: "Start",
    scan: "Scan",
    list: "List",
    retry: "Try again",
    typeCode: "Type the code",
    code: "Code of a ticket",
    useList: "Use the list",
    not_allowed: "is not allowed to use the camera",
    none: "No camera was found",
    in_use: "The camera is in use",
    failed: "could not be opened",
    insecure: "only over a secure connection",
    ended: "The camera has stopped",
    coming: "The camera is on its way.",
  },
};

/** As browsers name why there is no camera. */
const failures = [
  ["NotAllowedError", "not_allowed"],
  ["NotFoundError", "none"],
  ["NotReadableError", "in_use"],
  ["UnknownError", "failed"],
] as const;

/** Cameras that fail as the test says, and one that works and is pulled out; no machine of tests has any of them. */
async function playCameras(page: Page) {
  await page.addInitScript(() => {
    const stage = { failure: "NotAllowedError", stream: null as MediaStream | null };
    Object.assign(globalThis, { stage });
    navigator.mediaDevices.getUserMedia = async () => {
      if (stage.failure) throw new DOMException("as the test says", stage.failure);
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      stage.stream = canvas.captureStream(9);
      return stage.stream;
    };
  });
  type Stage = { stage: { failure: string; stream: MediaStream | null } };
  return {
    fail: (name: string) =>
      page.evaluate((failure) => Object.assign((globalThis as unknown as Stage).stage, { failure }), name),
    hide: () =>
      page.evaluate(() => {
        Object.defineProperty(navigator, "mediaDevices", { value: undefined, configurable: true });
        Object.defineProperty(globalThis, "isSecureContext", { value: false, configurable: true });
      }),
    pullOut: () =>
      page.evaluate(() => {
        const [track] = (globalThis as unknown as Stage).stage.stream?.getVideoTracks() ?? [];
        track?.dispatchEvent(new Event("ended"));
      }),
  };
}

/** The check-in of an event by a helper's link, where tickets are scanned; the cameras are those of `playCameras`. */
async function openScanner(
  page: Page,
  organizer: Parameters<typeof eventToCheckIn>[1],
  w: (typeof words)["en" | "ja"],
) {
  const made = await eventToCheckIn(page, organizer, ["Aki"]);
  const camera = await playCameras(page);
  await page.goto((await made.link("Gate")).path);
  await page.getByRole("button", { name: w.begin }).click();
  await page.getByRole("button", { name: w.scan, exact: true }).click();
  return camera;
}

test("whatever is wrong with a camera is said by its name, with the two other ways to check somebody in", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const camera = await openScanner(page, accounts.organizer, w);
  const alert = page.getByRole("alert");
  const button = (name: string) => alert.getByRole("button", { name });
  const saysAndLeadsOn = async (sentence: string) => {
    await expect(alert).toContainText(sentence);
    await button(w.typeCode).click();
    await expect(page.getByLabel(w.code)).toBeFocused();
    await expect(page.getByLabel(w.code)).toBeInViewport();
    await button(w.useList).click();
    await expect(page.getByRole("button", { name: w.list, exact: true })).toHaveAttribute("aria-current");
    await expect(page.getByRole("button", { name: /Aki/ })).toBeVisible();
    await page.getByRole("button", { name: w.scan, exact: true }).click();
    await expect(alert).toContainText(sentence);
  };
  for (const [name, problem] of failures) {
    await camera.fail(name);
    await button(w.retry).click();
    await saysAndLeadsOn(w[problem]);
  }
  await lookAt(page, "check-in-without-camera", info);
  await camera.fail("");
  await button(w.retry).click();
  await expect(alert).toBeHidden();
  await camera.pullOut();
  await expect(alert).toContainText(w.ended);
  await button(w.retry).click();
  await expect(alert).toBeHidden();
  await camera.pullOut();
  await camera.hide();
  await button(w.retry).click();
  await saysAndLeadsOn(w.insecure);
});

test("a scanner whose files come late leaves its place, with what can be done without it, and moves nothing when it comes", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  await page.route("**/code-scanner-*.js", (route) => route.abort());
  const camera = await openScanner(page, accounts.organizer, w);
  await camera.fail("");
  await expect(page.getByText(w.coming)).toBeVisible();
  await lookAt(page, "check-in-before-camera", info);
  const code = page.getByLabel(w.code);
  await code.fill("ABC");
  const place = async () => (await code.boundingBox())?.y ?? 0;
  const before = await place();
  await page.unroute("**/code-scanner-*.js");
  await expect(page.locator("video")).toBeVisible();
  // A button is a pixel higher in some letters.
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(code).toHaveValue("ABC");
});
