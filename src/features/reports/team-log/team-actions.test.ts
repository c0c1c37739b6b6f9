import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { recordTeamAction } from "../../accounts/accounts.server.ts";
import type { TeamAction } from "./team-actions.contract.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true, first_name: "Aoi", last_name: "Mihon" });
const log = async (query = "", language: "ja" | "en" = "en") =>
  (await api(`GET /uniteam/activity${query}`, { as: team.session, language })).body as {
    data: TeamAction[];
    next_cursor: string | null;
  };

let newest = 0;
beforeEach(async () => {
  const row = await db.selectFrom("team_actions").select("id").orderBy("id", "desc").executeTakeFirst();
  newest = row?.id ?? 0;
});
const linesSince = async () => (await log()).data.filter(({ id }) => id > newest);

describe("the team's log", () => {
  it("tells when, who, what and of whom, with the subject's name of now", async () => {
    const organization = await makeOrganization(db, { name: "Sunny Circle" });
    const event = await makeEvent(db, { owner: organization, title: "Tea party" });
    const person = await makeUser(db, { first_name: "Ken", last_name: "Sato" });
    const gone = await makeUser(db);
    for (const [kind, subject, subjectId] of [
      ["event.held", "event", event],
      ["organization.suspended", "organization", organization],
      ["staff.added", "university", 1],
      ["person.blocked", "person", person.id],
      ["person.blocked", "person", gone.id],
      ["mail.resent", "mail", 5],
    ] as const)
      await recordTeamAction(db, { kind, subject, subjectId, details: { reason: "x" } });
    await api("DELETE /auth", { as: gone.session });
    const lines = await linesSince();
    expect(lines.map(({ deed, subject }) => [deed, subject.title])).toEqual([
      ["mail.resent", null],
      ["person.blocked", null],
      ["person.blocked", "Ken Sato"],
      ["staff.added", "Hokkaido University"],
      ["organization.suspended", "Sunny Circle"],
      ["event.held", "Tea party"],
    ]);
    expect(lines[5]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/\+09:00$/),
      actor: null,
      deed: "event.held",
      subject: { kind: "event", id: event, title: "Tea party" },
      details: { reason: "x" },
    });
    const [university] = (await log("?subject=university", "ja")).data;
    expect(university?.subject.title).toBe("北海道大学");
  });

  it("names the university that recognised and the person of its office as they are called now, in the reader's language", async () => {
    const organization = await makeOrganization(db);
    const person = await makeUser(db, { first_name: "Ken", last_name: "Sato" });
    const said = { level_ja: "公認", level_en: "Official", valid_until: "2027-03-31" };
    await recordTeamAction(db, {
      kind: "recognition.granted",
      subject: "organization",
      subjectId: organization,
      details: { university_id: 1, ...said },
    });
    await recordTeamAction(db, {
      kind: "staff.added",
      subject: "university",
      subjectId: 1,
      details: { user_id: person.id },
    });
    const detailsIn = async (language: "ja" | "en") =>
      (await log("?limit=2", language)).data.map(({ details }) => details);
    expect(await detailsIn("en")).toEqual([
      { user_id: person.id, person: "Ken Sato" },
      { university_id: 1, university: "Hokkaido University", ...said },
    ]);
    expect((await detailsIn("ja"))[1]).toMatchObject({ university: "北海道大学" });
    await api("DELETE /auth", { as: person.session });
    expect((await detailsIn("en"))[0]).toEqual({ user_id: person.id, person: null });
  });

  it("is narrowed by deed and subject, and read page by page", async () => {
    for (let id = 8001; id <= 8005; id += 1)
      await recordTeamAction(db, { kind: "event.held", subject: "event", subjectId: id });
    await recordTeamAction(db, { kind: "event.released", subject: "event", subjectId: 8005 });
    const ids = ({ data }: { data: TeamAction[] }) => data.map(({ subject }) => subject.id);
    const first = await log("?deed=event.held&limit=3");
    const second = await log(`?deed=event.held&limit=2&cursor=${first.next_cursor}`);
    expect([ids(first), ids(second)]).toEqual([
      [8005, 8004, 8003],
      [8002, 8001],
    ]);
    const one = await log("?subject=event&subject_id=8005");
    expect([one.data.map(({ deed }) => deed), one.next_cursor]).toEqual([
      ["event.released", "event.held"],
      null,
    ]);
    const wrong = await api("GET /uniteam/activity?deed=x&subject=y&subject_id=z&limit=0", {
      as: team.session,
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
      422,
      ["deed", "subject", "subject_id", "limit"],
    ]);
  });

  it("has who wrote and changed articles and synonyms, and not what was refused", async () => {
    const text = { language_id: 2, title: "Safety", body: "x" };
    const help_article = { key: "safety", language_help_articles_attributes: [text] };
    const made = await api("POST /help_articles", { as: team.session, body: { help_article } });
    await api("POST /help_articles", { as: team.session, body: { help_article } });
    const { id } = made.body.data;
    await api(`PUT /help_articles/${id}`, {
      as: team.session,
      body: { help_article: { is_deleted: true } },
    });
    const words = ["hakama", "袴"].map((word) => ({ language_id: 2, word }));
    const group = await api("POST /synonym_groups", { as: team.session, body: { synonym_group: { words } } });
    const path = `/synonym_groups/${group.body.data.id}` as const;
    await api(`PUT ${path}`, { as: team.session, body: { synonym_group: { words: words.toReversed() } } });
    await api(`DELETE ${path}`, { as: team.session });
    await api(`DELETE ${path}`, { as: team.session });
    const lines = await linesSince();
    expect(lines.map(({ deed, subject, details }) => [deed, subject.title, details])).toEqual([
      ["synonyms.removed", null, { words: "袴 / hakama" }],
      ["synonyms.edited", null, { words: "袴 / hakama" }],
      ["synonyms.created", null, { words: "hakama / 袴" }],
      ["article.edited", "Safety", { key: "safety", is_deleted: true }],
      ["article.created", "Safety", { key: "safety" }],
    ]);
    expect(lines.every(({ actor }) => actor?.id === team.id)).toBe(true);
  });

  it("has who joined and left the team by the operator's command", async () => {
    const { changeTeam } = await import("../../../cli/team.ts");
    const person = await makeUser(db, { first_name: "Ken", last_name: "Sato" });
    for (const isMember of [true, true, false]) await changeTeam(db, person.email, isMember);
    expect((await linesSince()).map(({ deed, actor, subject }) => [deed, actor, subject.title])).toEqual([
      ["team.left", null, "Ken Sato"],
      ["team.joined", null, "Ken Sato"],
    ]);
  });
});
