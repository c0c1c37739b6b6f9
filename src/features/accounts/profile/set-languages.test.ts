import { expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { plainMail, plainMails } from "../../../../tests/support/plain-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { claimMails } from "../../../platform/mail/queue/mail-claims.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";

const { api, db, platform } = await startTestServer();

const set = (as: Record<string, string>, language: string, body?: object) =>
  api("POST /users/own/set_language", { as, headers: { "user-locale": language }, ...(body && { body }) });
const own = async (as: Record<string, string>) => {
  const { language, second_language } = (await api("GET /users/own", { as })).body.data;
  return [language, second_language];
};

it("a second language is kept beside the first, stays where none is sent, and is taken away by null", async () => {
  const { session } = await signUp(api);
  expect(await own(session)).toEqual(["en", null]);
  const { body } = await set(session, "zh", { second_language: "ja-easy" });
  expect(body).toEqual({ data: { language: "zh", second_language: "ja-easy" } });
  await set(session, "vi");
  expect(await own(session)).toEqual(["vi", "ja-easy"]);
  await set(session, "vi", { second_language: null });
  expect(await own(session)).toEqual(["vi", null]);
});

it("is read by another spelling, and refused where it is none of ours: nothing is written then", async () => {
  const { session } = await signUp(api);
  expect((await set(session, "ko", { second_language: "ch" })).body.data.second_language).toBe("zh");
  for (const second_language of ["xx", "", 1, {}]) {
    const { status, body } = await set(session, "en", { second_language });
    expect([status, body]).toEqual([422, { errors: { second_language: ["is not supported"] } }]);
  }
  expect(await own(session)).toEqual(["ko", "zh"]);
});

it("somebody who signs up has the one that they had chosen as a visitor", async () => {
  const { form } = await signUp(api);
  const { body } = await api("POST /auth", {
    body: { ...form, email: "second@example.com" },
    headers: { "user-locale": "ne, ja-easy" },
  });
  expect([body.data.language, body.data.second_language]).toEqual(["ne", "ja-easy"]);
});

it("mails that wait go in the new language; those of a language of their own, and those of others, stay", async () => {
  const [one, other] = [await signUp(api), await signUp(api)];
  await db.deleteFrom("mails").execute();
  await db.transaction().execute(async (tx) => {
    const queue = (userId: number, cause: string, language?: "ja") =>
      queueMail(tx, plainMail("hello"), {
        to: { userId, ...(language && { language }) },
        payload: {},
        cause,
      });
    await queue(one.id, "waits");
    await queue(one.id, "test", "ja");
    await queue(other.id, "others");
    await queue(one.id, "sent");
  });
  await db
    .updateTable("mails")
    .set({ state: "sent", sent_at: new Date() })
    .where("dedupe_key", "like", "%sent%")
    .execute();
  // The database dates what is to go at once by its own clock.
  await db.updateTable("mails").set({ next_try_at: platform.clock.now() }).execute();
  await set(one.session, "vi", { second_language: "ja" });
  const rows = await db.selectFrom("mails").select("language").orderBy("id").execute();
  expect(rows.map(({ language }) => language)).toEqual(["vi", "ja", "en", "en"]);
  const claimed = await claimMails(platform, { mails: plainMails("hello"), from: 0, below: 1000 }, 20);
  const told = claimed.map(({ user_id, second_language }) => [user_id === one.id, second_language]);
  expect(new Set(told.map(String))).toEqual(new Set(["true,ja", "false,"]));
});
