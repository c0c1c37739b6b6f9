import { expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { renderMail } from "../../../platform/mail/layout/render-mail.server.ts";
import { personBlockedMail } from "../mails/person-blocked.mail.server.ts";

const { db, platform } = await startTestServer();

it("the last mail greets by name in the reader's language, says how to answer, and is none for an account that is gone", async () => {
  const { id, email } = await makeUser(db, { language: "ja" });
  const mail = { address: email, language: "ja" as const, user_id: id };
  const written = await renderMail(platform, personBlockedMail, mail, {
    reason: "会員に商品を売っていました。",
  });
  expect(written?.subject).toContain("利用を停止しました");
  expect(written?.text).toContain("会員に商品を売っていました。");
  expect(written?.text).toContain("support@tsudoi.example");
  expect(written?.replyTo).toBe("support@tsudoi.example");
  const none = await renderMail(platform, personBlockedMail, { ...mail, user_id: 999_999 }, { reason: "a" });
  expect(none).toBeNull();
});
