import { describe, expect, it } from "vitest";
import { makeUser } from "../../tests/factories/users.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { runCommand, usage } from "./run-command.ts";

const { db, platform, api } = await startTestServer();
const DATABASE_URL = platform.settings.databaseUrl as string;
const admin = (...words: string[]) => runCommand(words, { DATABASE_URL, PUBLIC_URL: "http://tsudoi.test" });

describe("the operator", () => {
  it("puts somebody into the product team and takes them out again", async () => {
    const user = await makeUser(db, { email: "Team@example.com" });
    const mayWrite = async () => (await api("POST /help_articles", { as: user.session, body: {} })).status;
    expect(await admin("team", "add", " team@EXAMPLE.com")).toBe("Team@example.com is in the product team.");
    expect(await mayWrite()).toBe(400);
    await db.updateTable("users").set({ first_name: "M" }).execute();
    expect(await admin("team", "remove", "team@example.com")).toContain("is not in the product team");
    const { status } = await api("POST /help_articles", {
      as: user.session,
      body: { help_article: { key: "a" } },
    });
    expect(status).toBe(403);
    await expect(admin("team", "add", "nobody@example.com")).rejects.toThrow("Nobody has signed up");
  });

  it("keeps somebody out with a reason and lets them in again, which the log tells with nobody's name", async () => {
    const { id, email, session } = await makeUser(db);
    const isIn = async () => (await api("GET /users/own", { as: session })).status === 200;
    expect(await admin("people", "blocked")).toBe("Nobody is kept out.");
    expect(await admin("people", "block", email.toUpperCase(), "Sold things.")).toContain("is kept out");
    expect(await isIn()).toBe(false);
    expect(await admin("people", "blocked")).toContain(`${email}  Sold things.`);
    await expect(admin("team", "add", email)).rejects.toThrow(`${email} is blocked.`);
    expect(await admin("people", "unblock", email)).toBe(`${email} may log in.`);
    const lines = await db
      .selectFrom("team_actions")
      .select(["kind", "actor_id"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { kind: "person.blocked", actor_id: null },
      { kind: "person.unblocked", actor_id: null },
    ]);
    for (const words of [
      ["block", email],
      ["block", email, " "],
      ["block", "nobody@example.com", "a"],
    ]) {
      await expect(admin("people", ...words)).rejects.toThrow();
    }
  });

  it("joining and leaving the product team stand in the log, once each", async () => {
    const { id, email } = await makeUser(db);
    for (const word of ["add", "add", "remove", "remove"]) await admin("team", word, email);
    const lines = await db
      .selectFrom("team_actions")
      .select("kind")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(lines.map(({ kind }) => kind)).toEqual(["team.joined", "team.left"]);
  });

  it("sees the mails that failed, and sends one again", async () => {
    expect(await admin("mail", "failed")).toBe("No mail has failed.");
    const mail = (state: "failed" | "waiting", key: string) => ({
      kind: "announcement",
      dedupe_key: key,
      message_id: key,
      language: "ja" as const,
      address: `${key}@example.com`,
      state,
      attempts: 8,
      last_error: "550 no\nsuch user",
    });
    const { id } = await db
      .insertInto("mails")
      .values(mail("failed", "failed"))
      .returning("id")
      .executeTakeFirstOrThrow();
    const waiting = await db
      .insertInto("mails")
      .values(mail("waiting", "waiting"))
      .returning("id")
      .executeTakeFirstOrThrow();
    const list = await admin("mail", "failed");
    expect(list).toContain(`${id}  `);
    expect(list).toContain("announcement  failed@example.com  after 8 tries: 550 no such user");
    expect(list).not.toContain("waiting@example.com");
    expect(await admin("mail", "resend", String(id))).toBe(
      `Mail ${id} waits to be sent to failed@example.com.`,
    );
    const row = await db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "waiting", attempts: 0, last_error: null });
    await expect(admin("mail", "resend", String(waiting.id))).rejects.toThrow("only a failed one");
    await expect(admin("mail", "resend", "999999")).rejects.toThrow("There is no mail 999999");
    await expect(admin("mail", "resend", "x")).rejects.toThrow("not the number of a mail");
  });

  it("counts everything, in the same order every time", async () => {
    const counts = await admin("counts");
    expect(counts).toMatch(/^people +3$/m);
    expect(counts).toMatch(/^upcoming events +0$/m);
    expect(counts).toMatch(/^mails waiting +2$/m);
    const names = counts.split("\n").map((line) => line.split("  ")[0]);
    expect(names.slice(0, 3)).toEqual(["people", "confirmed addresses", "signed-in devices"]);
    const mails = names.filter((name) => name?.startsWith("mails "));
    expect(names.slice(-mails.length)).toEqual(mails.toSorted());
  });

  it("is told what there is", async () => {
    expect(await admin()).toBe(usage);
    expect(await admin("help")).toBe(usage);
    for (const words of [
      ["team"],
      ["team", "add"],
      ["counts", "more"],
      ["nonsense"],
      ["backup"],
      ["restore", "a", "b"],
    ]) {
      await expect(admin(...words)).rejects.toThrow("npm run admin -- COMMAND");
    }
  });
});
