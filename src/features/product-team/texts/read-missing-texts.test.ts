import { join } from "node:path";
import { expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { readTextFiles } from "../../../../tools/read-text-files.ts";
import { findMissingTexts } from "../../../shared/languages/translation-gaps.ts";

const { api, db } = await startTestServer();

it("the product team reads the figures that the command tells", async () => {
  const team = await makeUser(db, { is_uniteam: true });
  const { status, body } = await api("GET /uniteam/missing_texts", { as: team.session });
  expect(status).toBe(200);
  expect(body.data).toEqual(findMissingTexts(readTextFiles(join(import.meta.dirname, "../../../.."))));
});
