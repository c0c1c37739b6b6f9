import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition } from "../../../../tests/factories/recognitions.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { Suggestion } from "./suggestions.contract.ts";

const { api, db, clock } = await startTestServer();
const owner = await makeOrganization(db, { name: "かるた部" });

const ask = async (q: string, limit?: number, language: "ja" | "en" = "en"): Promise<Suggestion[]> => {
  const more = limit === undefined ? "" : `&limit=${limit}`;
  const { status, body } = await api(`GET /suggestions?q=${encodeURIComponent(q)}${more}`, { language });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const labels = async (kind: string, q: string, language?: "ja" | "en") =>
  (await ask(q, 20, language)).filter((one) => one.kind === kind).map(({ label }) => label);

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("events").execute();
});

describe("suggestions", () => {
  it("lead to places, universities, purposes, organizations and events", async () => {
    const event = await makeEvent(db, { owner, title: "Kyoto walk" });
    const kyoto = await makeOrganization(db, { name: "Kyoto Circle" });
    const found = await ask("kyoto", 20);
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: "place", id: 26, label: "Kyoto", href: "/?prefecture_id=26" },
        {
          kind: "university",
          id: expect.any(Number),
          label: "Kyoto University",
          href: "/u/Kyoto_University",
        },
        { kind: "organization", id: kyoto, label: "Kyoto Circle", href: `/organizations/${kyoto}` },
        { kind: "event", id: event, label: "Kyoto walk", href: `/events/${event}` },
      ]),
    );
    expect(await ask("sports and ex")).toContainEqual({
      kind: "purpose",
      id: 12,
      label: "Sports and Exercise",
      href: "/?event_purpose_id=12",
    });
  });

  it("name the universities that recognise an organization, until midnight in Tokyo; without any the key is left out", async () => {
    const organizationId = await makeOrganization(db, { name: "Chess Circle" });
    await makeOrganization(db, { name: "Chess Friends" });
    await makeRecognition(db, { organizationId, universityId: kyoto, until: "2026-11-30" });
    const said = async (language: "ja" | "en") =>
      (await ask("chess", 20, language)).map(({ label, recognised_by }) => [label, recognised_by]);
    expect(await said("ja")).toEqual([
      ["Chess Circle", ["京都大学"]],
      ["Chess Friends", undefined],
    ]);
    expect(await said("en")).toContainEqual(["Chess Circle", ["Kyoto University"]]);
    clock.set("2026-12-01T00:00:00+09:00");
    expect(await said("en")).toContainEqual(["Chess Circle", undefined]);
  });

  it.each(["きょうとだ", "kyouto dai", "KYOTO U", "京都大"])(
    "find names in kanji, kana and Latin letters: %s",
    async (typed) => {
      expect(await labels("university", typed, "ja")).toContain("京都大学");
      expect(await labels("university", typed, "en")).toContain("Kyoto University");
    },
  );

  it("begin where a word begins, and 京都 is not in 東京都", async () => {
    expect(await labels("place", "yoto")).toEqual([]);
    expect(await labels("place", "京都", "ja")).toEqual(["京都府"]);
    expect(await labels("organization", "karut", "ja")).toEqual(["かるた部"]);
  });

  it("hold upcoming events that visitors find in lists, soonest first", async () => {
    const later = { start_at: "2026-12-24T12:00:00+09:00" };
    await makeEvent(db, { owner, title: "Tea later", columns: later });
    await makeEvent(db, { owner, title: "Tea soon", columns: { start_at: "2026-12-01T12:00:00+09:00" } });
    await makeEvent(db, { owner, title: "Tea draft", columns: { is_published: false } });
    await makeEvent(db, {
      owner,
      title: "Tea for us",
      columns: { is_shown_only_organization_universities: true },
    });
    await makeEvent(db, { owner, title: "Tea over", columns: { start_at: "2026-10-01T12:00:00+09:00" } });
    expect(await labels("event", "tea")).toEqual(["Tea soon", "Tea later"]);
  });

  it("are as many as wanted, eight by themselves", async () => {
    expect(await ask("university")).toHaveLength(8);
    expect(await ask("university", 20)).toHaveLength(20);
    expect(await ask("university", 1)).toHaveLength(1);
  });

  it.each(["%_\\", "🎉", "'\"", "  ", "、。"])("are none for marks alone: %s", async (typed) => {
    await makeEvent(db, { owner, title: "Tea 100 % 🎉" });
    expect(await ask(typed)).toEqual([]);
  });

  it.each([
    ["no words", "", "q"],
    ["no suggestion at all", "?q=tea&limit=0", "limit"],
    ["more than 20", "?q=tea&limit=21", "limit"],
    ["a limit that is no number", "?q=tea&limit=many", "limit"],
    ["5,000 letters", `?q=${"a".repeat(5000)}`, "q"],
  ])("are refused for %s, with the parameter", async (_, query, field) => {
    const { status, body } = await api(`GET /suggestions${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
