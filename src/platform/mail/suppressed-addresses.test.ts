import { afterAll, beforeEach, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { refusal, startSmtpServer } from "../../../tests/support/smtp-server.ts";
import { runCommand } from "../../cli/run-command.ts";
import type { RenderMail } from "./deliver-mail.server.ts";
import { openMailer } from "./mailer.server.ts";
import { type MailKind, queueMail } from "./queue-mail.server.ts";
import { suppressAddress } from "./suppressed-addresses.server.ts";

let refuse: ((address: string) => void) | null = null;
const smtp = await startSmtpServer({ onRecipient: (address) => refuse?.(address) });
const { platform, db, clock, api, database } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const render: RenderMail = async () => ({ subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
let queued = 0;
async function send(userId: number, kind: MailKind): Promise<string | undefined> {
  queued += 1;
  const dedupeKey = `test:${queued}`;
  await db
    .transaction()
    .execute((tx) => queueMail(tx, { kind, to: { userId }, payload: {}, dedupeKey, notBefore: clock.now() }));
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, render, [kind]);
  const row = await db
    .selectFrom("mails")
    .select("state")
    .where("dedupe_key", "=", dedupeKey)
    .executeTakeFirst();
  return row?.state;
}

const isSuppressed = async (address: string) => {
  const row = await db
    .selectFrom("suppressed_addresses")
    .select("address")
    .where("address", "=", address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
};

beforeEach(() => {
  refuse = null;
  smtp.taken.length = 0;
});

it("an address that refuses for good gets nothing any more but what its owner asks for", async () => {
  const { id, email } = await makeUser(db);
  refuse = () => {
    throw refusal(550, "no such mailbox");
  };
  expect(await send(id, "announcement")).toBe("failed");
  refuse = null;
  expect(await send(id, "announcement")).toBe("skipped");
  expect(smtp.taken).toEqual([]);
  expect(await send(id, "password_reset")).toBe("sent");
  expect(await isSuppressed(email)).toBe(true);
});

it("a server that is busy or full does not block an address", async () => {
  const { id, email } = await makeUser(db);
  refuse = () => {
    throw refusal(452, "try again later");
  };
  expect(await send(id, "announcement")).toBe("waiting");
  expect(await isSuppressed(email)).toBe(false);
});

it("whoever opens the link of a mail is written to again", async () => {
  const email = "back@example.com";
  await suppressAddress(db, email, "bounce", null, clock.now());
  const { body } = await api("POST /auth", {
    body: {
      first_name: "Mai",
      last_name: "Sample",
      email,
      password: "secret-1",
      password_confirmation: "secret-1",
      country_id: 392,
      occupation_id: 2,
      confirm_success_url: "http://tsudoi.test/home",
    },
  });
  const { mintConfirmationToken } = await import(
    "../../features/accounts/mailed-links/mailed-tokens.server.ts"
  );
  const token = await mintConfirmationToken(db, body.data.id, clock.now());
  await api(`GET /auth/confirmation?confirmation_token=${token}&redirect_url=http://tsudoi.test/home`);
  expect(await isSuppressed(email)).toBe(false);
});

it("the operator lists, blocks and unblocks addresses", async () => {
  const env = { DATABASE_URL: database.url, NODE_ENV: "test" };
  expect(await runCommand(["mail", "block", "Angry@example.com"], env)).toContain("Angry@example.com");
  expect(await runCommand(["mail", "blocked"], env)).toContain("angry@example.com  complaint");
  await runCommand(["mail", "unblock", "angry@example.com"], env);
  await expect(runCommand(["mail", "unblock", "angry@example.com"], env)).rejects.toThrow("is not blocked");
});
