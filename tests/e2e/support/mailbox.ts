import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** The mails that have arrived at an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env.SITE_MAILS ?? "";
  const files = readdirSync(folder)
    .filter((file) => decodeURIComponent(file).toLowerCase().includes(address.toLowerCase()))
    .sort();
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** Waits for the mail to an address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(address)).find((mail) => subject.test(mail.subject ?? ""));
      return Boolean(found);
    })
    .toBe(true);
  return found as Email;
}
