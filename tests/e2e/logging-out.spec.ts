import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

test("whoever closes the tab while logging out is logged out", async ({ page, request }) => {
  const account = await newPerson(request, "closing");
  const headers = await signInAs(request, account);
  await enterAs(page, account);
  const begun = page.waitForRequest((call) => call.method() === "DELETE");
  await page.goto("/logout", { waitUntil: "commit" });
  await begun;
  await page.close();
  const status = async () => (await request.get("/api/v1/users/own", { headers })).status();
  await expect.poll(status).toBe(401);
});
