import { afterAll, expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { plainMail } from "../../../../tests/support/plain-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { MailRegistry } from "../mail-registry.server.ts";
import { openMailer } from "../mailer.server.ts";
import { giveUpUnknownMails } from "./give-up-unknown-mails.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const smtp = await startSmtpServer();
const { db, platform, clock } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const hello = plainMail("hello");
const mails = new MailRegistry([hello]);
const user = await makeUser(db);
const queue = (kind: string, minutesAgo: number) =>
  db.transaction().execute((tx) =>
    queueMail(
      tx,
      { ...hello, kind },
      {
        to: { userId: user.id },
        payload: {},
        cause: `${minutesAgo} minutes ago`,
        notBefore: new Date(clock.now().getTime() - minutesAgo * 60_000),
      },
    ),
  );
const states = async () =>
  Object.fromEntries(
    (await db.selectFrom("mails").select(["dedupe_key", "state"]).execute()).map((mail) => [
      mail.dedupe_key,
      mail.state,
    ]),
  );

it("a mail of an unknown kind holds up no other, is left to a newer version for an hour and then given up with the reason", async () => {
  await queue("of_a_newer_version", 61);
  await queue("of_a_newer_version", 59);
  await queue("hello", 5);
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, mails);
  expect(smtp.taken.map(({ to }) => to)).toEqual([user.email]);
  await queue("hello", 90);
  await giveUpUnknownMails(platform, mails);
  expect(await states()).toEqual({
    "of_a_newer_version:61 minutes ago": "failed",
    "of_a_newer_version:59 minutes ago": "waiting",
    "hello:5 minutes ago": "sent",
    "hello:90 minutes ago": "waiting",
  });
  const failed = await db
    .selectFrom("mails")
    .select(["failure", "last_error"])
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  expect(failed).toEqual({
    failure: "unwritable",
    last_error: "this version knows no mail of kind of_a_newer_version",
  });
});

it("two mails of one kind are found at the start", () => {
  expect(() => new MailRegistry([hello, plainMail("hello")])).toThrow("two mails are of kind hello");
});
