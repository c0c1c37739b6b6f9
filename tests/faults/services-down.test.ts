import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/db/client.server.ts";
import { MailRegistry } from "../../src/platform/mail/mail-registry.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { queueMail } from "../../src/platform/mail/queue/queue-mail.server.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { testDatabase } from "../support/database.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { startLine } from "../support/line.ts";
import { plainMail } from "../support/plain-mails.ts";
import { startS3Server } from "../support/s3-server.ts";
import { startTestServer } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const real = await testDatabase();
const databaseLine = await startLine(real.url);
const viaLine = { db: openDatabase(databaseLine.url, { max: 5 }), url: databaseLine.url };
const smtp = await startSmtpServer();
const mailLine = await startLine(smtp.url);
const s3 = await startS3Server();
const storageLine = await startLine(s3.S3_ENDPOINT ?? "");
const withDatabase = await startTestServer({ LOG_LEVEL: "silent" }, viaLine);
const withMail = await startTestServer({ SMTP_URL: mailLine.url });
const withStorage = await startTestServer({ ...s3, S3_ENDPOINT: storageLine.url });
const mailer = openMailer(withMail.platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
  await viaLine.db.destroy();
});

it("while the database is away, it says so in the reader's language and when to come back, and goes on by itself afterwards", async () => {
  const { api, url } = withDatabase;
  const user = await makeUser(real.db);
  expect((await api("GET /users/own", { as: user.session })).status).toBe(200);
  databaseLine.cut();
  const answers = await Promise.all(
    (["ja", "en"] as const).flatMap((language) => [
      api("GET /users/own", { as: user.session, language }),
      api("GET /events", { language }),
      api("POST /auth/sign_in", { body: { email: user.email, password: "secret-1" }, language }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 503));
  expect(answers.map(({ headers }) => headers.get("retry-after"))).toEqual(
    Array.from({ length: 6 }, () => "5"),
  );
  expect(JSON.stringify(answers[0]?.body)).toMatch(/[ぁ-ん]/);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  databaseLine.mend();
  await expect.poll(async () => (await api("GET /users/own", { as: user.session })).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

it("while the mail server is away, it keeps mails for an hour and sends each once it is back", async () => {
  const { platform, db, clock } = withMail;
  const hello = plainMail("hello");
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(db)));
  for (const { id } of people) {
    await db.transaction().execute((tx) =>
      queueMail(tx, hello, {
        to: { userId: id },
        payload: {},
        cause: `away:${id}`,
        notBefore: clock.now(),
      }),
    );
  }
  const round = async () => mailer && (await deliverMails(platform, mailer, new MailRegistry([hello])));
  mailLine.cut();
  const begun = clock.now().getTime();
  for (let minute = 0; minute < 60; minute += 10) {
    clock.set(new Date(begun + minute * 60_000));
    await round();
  }
  expect(smtp.taken).toEqual([]);
  mailLine.mend();
  clock.set(new Date(begun + 3 * 60 * 60_000));
  await round();
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  const states = await db.selectFrom("mails").select("state").execute();
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["sent"]));
});

it("while the picture storage is away, a picture is refused for now, everything else is saved, and the same picture is taken afterwards", async () => {
  const { api, db } = withStorage;
  const user = await makeUser(db);
  const id = await makeOrganization(db, { members: [user.id] });
  const sharp = (await import("sharp")).default;
  const photo = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const { body } = await api(`GET /s3/organizations/${id}/header?filename=a.png`, { as: user.session });
  expect((await fetch(body.data, { method: "PUT", body: new Uint8Array(photo) })).ok).toBe(true);
  const update = (organization: unknown) =>
    api(`PUT /organizations/${id}/update`, { as: user.session, body: { organization } });
  storageLine.cut();
  const refused = await update({ header_url: body.data.split("?")[0] });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await update({ phone_num: "000" })).status).toBe(200);
  storageLine.mend();
  const taken = await update({ header_url: body.data.split("?")[0] });
  expect(taken.status).toBe(200);
  expect(taken.body.data.header_url).toMatch(/\.webp$/);
});
