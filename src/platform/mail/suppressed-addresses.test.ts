import { afterAll, beforeEach, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { plainMail } from "../../../tests/support/plain-mails.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { refusal, startSmtpServer } from "../../../tests/support/smtp-server.ts";
import { runCommand } from "../../cli/run-command.ts";
import { MailRegistry } from "./mail-registry.server.ts";
import { openMailer } from "./mailer.server.ts";
import { queueMail } from "./queue/queue-mail.server.ts";
import { suppressAddress } from "./suppressed-addresses.server.ts";

let refuse: ((address: string) => void) | null = null;
const smtp = await startSmtpServer({ onRecipient: (address) => refuse?.(address) });
const { platform, db, clock, api, database } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const notice = plainMail("notice");
const requested = { ...plainMail("requested"), isSentToSuppressed: true };
const mails = new MailRegistry([notice, requested]);
let queued = 0;
async function send(userId: number, definition: typeof notice): Promise<string | undefined> {
  queued += 1;
  const mail = { payload: {}, cause: `test:${queued}`, notBefore: clock.now() };
  await db.transaction().execute((tx) => queueMail(tx, definition, { ...mail, to: { userId } }));
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, mails);
  const row = await db
    .selectFrom("mails")
    .select("state")
    .where("dedupe_key", "=", `${definition.kind}:${mail.cause}`)
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
  expect(await send(id, notice)).toBe("failed");
  refuse = null;
  expect(await send(id, notice)).toBe("skipped");
  expect(smtp.taken).toEqual([]);
  expect(await send(id, requested)).toBe("sent");
  expect(await isSuppressed(email)).toBe(true);
});

it("a server that is busy or full does not block an address", async () => {
  const { id, email } = await makeUser(db);
  refuse = () => {
    throw refusal(452, "try again later");
  };
  expect(await send(id, notice)).toBe("waiting");
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
