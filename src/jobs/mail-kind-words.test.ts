import { expect, it } from "vitest";
import en from "../../locales/en/team.json" with { type: "json" };
import { mails } from "./mails.server.ts";

it("the product team reads a word for every kind of mail that it can find among those not sent", () => {
  expect(mails.kinds.filter((kind) => !(`mail_kind.${kind}` in en))).toEqual([]);
});
