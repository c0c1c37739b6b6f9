import { expect, it } from "vitest";
import { z } from "zod";
import { defineMail, parsePayload } from "./define-mail.server.ts";

const bare = { kind: "greeting", priority: 0, preference: null, render: async () => null } as const;

it("a kind of mail says what it is for; the rest is what most of them are", () => {
  const mail = defineMail(bare);
  expect(mail).toMatchObject({
    ...bare,
    references: {},
    supersededBy: [],
    isSentToSuppressed: false,
    isAboutSeveralEvents: false,
  });
  expect([mail.isTest({}), parsePayload(mail, { x: 1 })]).toEqual([false, {}]);
});

it("what supersedes a mail points at a row that the mail is about", () => {
  const payload = z.object({ eventId: z.int() });
  const cancelled = { name: "event_cancelled", column: "event_id" } as const;
  const about = { ...bare, payload, supersededBy: [cancelled] };
  expect(defineMail({ ...about, references: { event_id: "eventId" } }).supersededBy).toEqual([cancelled]);
  expect(() => defineMail(about)).toThrow("greeting is superseded by event_cancelled, but has no event_id");
});

it("a payload that does not fit names the kind and the reason", () => {
  const mail = defineMail({ ...bare, payload: z.object({ eventId: z.int() }) });
  expect(parsePayload(mail, { eventId: 7 })).toEqual({ eventId: 7 });
  expect(() => parsePayload(mail, { eventId: "x" })).toThrow(/kind greeting does not fit: .*eventId/s);
});
