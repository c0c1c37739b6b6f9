import type { Db } from "../../src/platform/db/client.server.ts";
import { hashPassword } from "../../src/platform/session/passwords.server.ts";
import { sessionFor } from "./sessions.ts";

/** Everybody who can stand before an event, as the roles of the product name them. */
export const roles = [
  "visitor",
  "user",
  "stranger",
  "member",
  "owner",
  "invited",
  "accepted",
  "declined",
  "product_team",
] as const;
export type Role = (typeof roles)[number];

export type World = Awaited<ReturnType<typeof makeWorld>>;

let count = 0;
const number = () => {
  count += 1;
  return count;
};

/**
 * An event of an organization with two members, with one organization invited, one that has accepted and one that has
 * declined; an organization that has nothing to do with it (`stranger`); a person without any; one of the product team.
 * The event begins ten days after `now`, is published and asks five questions, one of each type.
 */
export async function makeWorld(db: Db, now: Date) {
  const people = {} as Record<Exclude<Role, "visitor">, number>;
  for (const role of roles) {
    if (role !== "visitor") people[role] = await makePerson(db, role);
  }
  const organizations = {
    host: await makeHost(db, [people.member, people.owner]),
    stranger: await makeHost(db, [people.stranger]),
    invited: await makeHost(db, [people.invited]),
    accepted: await makeHost(db, [people.accepted]),
    declined: await makeHost(db, [people.declined]),
  };
  const eventId = await makeFutureEvent(db, organizations.host, now);
  await db
    .insertInto("event_hosts")
    .values([
      { event_id: eventId, organization_id: organizations.invited, invited_by_id: organizations.host },
      {
        event_id: eventId,
        organization_id: organizations.accepted,
        invited_by_id: organizations.host,
        accepted_at: now,
      },
      {
        event_id: eventId,
        organization_id: organizations.declined,
        invited_by_id: organizations.host,
        declined_at: now,
      },
    ])
    .execute();
  const questionIds = await makeQuestions(db, eventId);
  const { id: invitationId } = await db
    .selectFrom("event_hosts")
    .select("id")
    .where("event_id", "=", eventId)
    .where("organization_id", "=", organizations.invited)
    .executeTakeFirstOrThrow();
  const emails = {
    user: await emailOf(db, "users", people.user),
    strangerOrganization: await emailOf(db, "organizations", organizations.stranger),
  };
  return {
    people,
    emails,
    organizations,
    eventId,
    questionIds,
    /** The invitation that nobody has answered. */
    invitationId,
    ...(await makeMailsAndHelp(db, eventId, now)),
    follow: (role: Exclude<Role, "visitor">) =>
      db
        .insertInto("organization_follows")
        .values({ organization_id: organizations.host, user_id: people[role] })
        .execute(),
    /** Sets an announcement for tomorrow to one follower. */
    announce: (role: Exclude<Role, "visitor">) => announce(db, eventId, people[role], now),
    /** Session headers of everybody; null for the visitor. */
    signIn: async () => {
      const sessions = {} as Record<Role, Record<string, string> | null>;
      for (const role of roles)
        sessions[role] = role === "visitor" ? null : await sessionFor(db, people[role]);
      return sessions;
    },
  };
}

/** These people are signed in by their session; their password is known to nobody. */
const nobodysPassword = hashPassword(crypto.randomUUID());

async function makePerson(db: Db, role: Role): Promise<number> {
  const { id } = await db
    .insertInto("users")
    .values({
      email: `${role}${number()}@example.com`,
      email_confirmed_at: new Date("2026-01-01T00:00:00Z"),
      password_hash: await nobodysPassword,
      first_name: "Test",
      last_name: role,
      country_id: 392,
      occupation_id: 1,
      university_id: 1,
      department_category_id: 1,
      graduation_year: 2028,
      graduation_month: 3,
      is_uniteam: role === "product_team",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function makeHost(db: Db, memberIds: number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("organizations")
      .values({ email: `circle${number()}@example.com` })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("organization_texts")
      .values({ organization_id: id, language_id: 2, name: `Circle ${id}`, is_main: true })
      .execute();
    await tx
      .insertInto("organization_prefectures")
      .values({ organization_id: id, prefecture_id: 26 })
      .execute();
    await tx
      .insertInto("organization_members")
      .values(memberIds.map((user_id) => ({ organization_id: id, user_id })))
      .execute();
    return id;
  });
}

async function makeFutureEvent(db: Db, organizationId: number, now: Date): Promise<number> {
  const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("events")
      .values({
        start_at: days(10),
        end_at: days(10),
        apply_due_at: days(8),
        max_participant_num: 20,
        prefecture_id: 26,
        event_purpose_id: 1,
        event_format_id: 1,
        owner_organization_id: organizationId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("event_texts")
      .values([
        { event_id: id, language_id: 2, title: "Tea together", place_name: "Hall A", is_main: true },
        { event_id: id, language_id: 1, title: "お茶の会", place_name: "ホールA", is_main: false },
      ])
      .execute();
    await tx
      .insertInto("event_hosts")
      .values({ event_id: id, organization_id: organizationId, is_owner: true })
      .execute();
    await tx.insertInto("event_spoken_languages").values({ event_id: id, language_id: 1 }).execute();
    return id;
  });
}

/** One of each type, none required; the choices are Egg / 卵 and Nuts, dried / ナッツ. */
async function makeQuestions(db: Db, eventId: number): Promise<number[]> {
  const ids: number[] = [];
  for (const type of [1, 2, 3, 4, 5]) {
    const { id } = await db
      .insertInto("questions")
      .values({ event_id: eventId, question_type_id: type, position: type, is_required: false })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("question_texts")
      .values([
        { question_id: id, language_id: 2, title: `Question ${type}` },
        { question_id: id, language_id: 1, title: `質問${type}` },
      ])
      .execute();
    if (type <= 2) await makeOptions(db, id);
    ids.push(id);
  }
  return ids;
}

async function makeOptions(db: Db, questionId: number): Promise<void> {
  for (const [position, [en, ja]] of [
    ["Egg", "卵"],
    ["Nuts, dried", "ナッツ"],
  ].entries()) {
    const { id } = await db
      .insertInto("question_options")
      .values({ question_id: questionId, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("question_option_texts")
      .values([
        { question_option_id: id, language_id: 2, text: en as string },
        { question_option_id: id, language_id: 1, text: ja as string },
      ])
      .execute();
  }
}

async function emailOf(db: Db, table: "users" | "organizations", id: number): Promise<string> {
  const row = await db.selectFrom(table).select("email").where("id", "=", id).executeTakeFirstOrThrow();
  return row.email ?? "";
}

const tomorrow = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000);

async function announce(db: Db, eventId: number, userId: number, now: Date): Promise<void> {
  const { id } = await db
    .insertInto("announcements")
    .values({ event_id: eventId, send_at: tomorrow(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("announcement_recipients").values({ announcement_id: id, user_id: userId }).execute();
}

async function makeMailsAndHelp(db: Db, eventId: number, now: Date) {
  const { id: reminderMailId } = await db
    .insertInto("reminder_mails")
    .values({ event_id: eventId, send_at: tomorrow(now), title: "Soon", body: "Bring a cup." })
    .returning("id")
    .executeTakeFirstOrThrow();
  const helpKey = `help-${eventId}`;
  const { id: helpArticleId } = await db
    .insertInto("help_articles")
    .values({ key: helpKey, is_published: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("help_article_texts")
    .values({ help_article_id: helpArticleId, language_id: 2, title: "Help", body: "Text" })
    .execute();
  return { reminderMailId, helpKey, helpArticleId };
}
