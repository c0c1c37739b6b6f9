import { expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import { makeWorld } from "../../../../tests/support/world.ts";
import type { MailRow } from "../../../platform/mail/mail-row.server.ts";
import { findMailRecipient } from "./mail-recipient.server.ts";

const { db, platform, clock } = await startTestServer();
const { people } = await makeWorld(db, clock.now());

let statements = 0;
const counted = {
  ...platform,
  db: db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
};
const reader = (user_id: number) => findMailRecipient(counted, { user_id, language: "en" } as MailRow);

it("mails that are made side by side read their readers in one statement, and each has its own", async () => {
  statements = 0;
  const asked = [people.owner, people.stranger, people.owner, 0];
  const found = await Promise.all(asked.map(reader));
  expect(found.map((person) => person?.id)).toEqual([people.owner, people.stranger, people.owner, undefined]);
  expect(statements).toBe(1);
});

it("a mail that is made later reads its reader anew", async () => {
  await reader(people.stranger);
  await db
    .updateTable("users")
    .set({ first_name: "Newly", last_name: "Named" })
    .where("id", "=", people.stranger)
    .execute();
  expect((await reader(people.stranger))?.name).toContain("Newly");
});
