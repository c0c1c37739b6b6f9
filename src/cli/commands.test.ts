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
    expect(counts).toMatch(/^people +1$/m);
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
