import { inShortRun } from "../support/short-run.ts";
import { expect, test } from "./support/site.ts";

test(
  "the link in a mail's body leads to one press that ends that kind of mail, says so, and can be taken back",
  inShortRun,
  async ({ page, language }) => {
    const isJapanese = language === "ja";
    let newsletter = true;
    const changes: string[] = [];
    await page.route("**/api/v1/users/own/mail_preferences?*", async (route) => {
      const request = route.request();
      if (request.method() !== "GET") {
        changes.push(`${request.method()} ${new URL(request.url()).search}`);
        newsletter = request.postDataJSON().newsletter;
      }
      const data = { newsletter, announcements: true, organizer_digest: true };
      await route.fulfill({ json: { data } });
    });
    await page.goto("/mail_preferences?token=1.newsletter.signed");
    const said = page.locator("main [role=status]");
    await expect(said).toContainText(isJapanese ? "ニュースレター" : "weekly newsletter");
    expect(changes).toEqual([]);
    await page.getByRole("button", { name: isJapanese ? "配信を停止する" : "Stop these mails" }).click();
    await expect(said).toContainText(isJapanese ? "停止しました" : "has stopped");
    await expect(said).toBeFocused();
    await page
      .getByRole("button", { name: isJapanese ? "もう一度受け取る" : "Get these mails again" })
      .click();
    await expect(said).toContainText(isJapanese ? "停止しますか" : "Do you want it to stop");
    expect(changes).toEqual(Array(2).fill("PUT ?token=1.newsletter.signed"));
    await page.getByText(isJapanese ? "ほかのメール" : "Other mails").click();
    await expect(page.getByRole("checkbox")).toHaveCount(2);
  },
);
