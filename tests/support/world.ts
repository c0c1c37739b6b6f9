import type { Db } from "../../src/platform/db/client.server.ts";
import { hashPassword } from "../../src/platform/session/passwords.server.ts";
import { kyoto, makeRecognition, makeStaff } from "../factories/recognitions.ts";
import { makeWorldEvent } from "./make-world-event.ts";
import { type SessionHeaders, sessionsFor } from "./sessions.ts";

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
type SignedInRole = Exclude<Role, "visitor">;
const signedInRoles = roles.filter((role): role is SignedInRole => role !== "visitor");

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
  const people = await makePeople(db);
  const idOf = (role: SignedInRole) => people[role].id;
  const { organizations, emailOf } = await makeOrganizations(db, {
    host: [idOf("member"), idOf("owner")],
    stranger: [idOf("stranger")],
    invited: [idOf("invited")],
    accepted: [idOf("accepted")],
    declined: [idOf("declined")],
  });
  const event = await makeWorldEvent(db, organizations, now);
  // Beyond the numbers of mails that are queued.
  const failedMailId = 1_000_000 + event.eventId;
  const suppressedAddress = `full${event.eventId}@example.com`;
  return {
    people: byRole((role) => people[role].id),
    emails: { user: people.user.email, strangerOrganization: emailOf.stranger },
    organizations,
    ...event,
    follow: (role: SignedInRole) =>
      db
        .insertInto("organization_follows")
        .values({ organization_id: organizations.host, user_id: idOf(role) })
        .execute(),
    /** Is one of the office of Kyoto University, which the host names among its own. */
    speakForKyoto: async (role: SignedInRole) => {
      await makeStaff(db, kyoto, idOf(role));
      await db
        .insertInto("organization_universities")
        .values({ organization_id: organizations.host, university_id: kyoto })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Kyoto University recognises the host. */
    recognise: () => makeRecognition(db, { organizationId: organizations.host, universityId: kyoto }),
    /** Has applied and has a place. */
    apply: (role: SignedInRole) =>
      db
        .insertInto("applications")
        .values({ event_id: event.eventId, user_id: idOf(role), applied_at: now })
        .execute(),
    /** Sets an announcement for tomorrow to one follower. */
    announce: (role: SignedInRole) => announce(db, event.eventId, idOf(role), now),
    failedMailId,
    /** A mail about the event could not be sent. */
    failMail: () =>
      db
        .insertInto("mails")
        .values({
          id: failedMailId,
          kind: "event_changed",
          dedupe_key: `failed ${failedMailId}`,
          message_id: `failed ${failedMailId}`,
          language: "en",
          address: people.user.email,
          event_id: event.eventId,
          state: "failed",
        })
        .execute(),
    suppressedAddress,
    suppressAddress: () =>
      db
        .insertInto("suppressed_addresses")
        .values({ address: suppressedAddress, reason: "bounce" })
        .execute(),
    /** From now on the event's places are drawn by lot, in nine days. */
    makeLottery: () =>
      db
        .updateTable("events")
        .set({ selection: "lottery", lottery_at: new Date(now.getTime() + 9 * 24 * 60 * 60 * 1000) })
        .where("id", "=", event.eventId)
        .execute(),
    /** Session headers of everybody; null for the visitor. */
    signIn: async (): Promise<Record<Role, SessionHeaders | null>> => {
      const sessions = await sessionsFor(
        db,
        signedInRoles.map((role) => people[role]),
      );
      return { visitor: null, ...byRole((_, place) => sessions[place] as SessionHeaders) };
    },
  };
}

function byRole<Value>(value: (role: SignedInRole, place: number) => Value): Record<SignedInRole, Value> {
  return Object.fromEntries(signedInRoles.map((role, place) => [role, value(role, place)])) as Record<
    SignedInRole,
    Value
  >;
}

/** These people are signed in by their session; their password is known to nobody. */
const nobodysPassword = hashPassword(crypto.randomUUID());

async function makePeople(db: Db): Promise<Record<SignedInRole, { id: number; email: string }>> {
  const password_hash = await nobodysPassword;
  const emails = signedInRoles.map((role) => `${role}${number()}@world.example.com`);
  const made = await db
    .insertInto("users")
    .values(
      signedInRoles.map((role, place) => ({
        email: emails[place],
        email_confirmed_at: new Date("2026-01-01T00:00:00Z"),
        password_hash,
        first_name: "Test",
        last_name: role,
        country_id: 392,
        occupation_id: 1,
        university_id: 1,
        department_category_id: 1,
        graduation_year: 2028,
        graduation_month: 3,
        is_uniteam: role === "product_team",
      })),
    )
    .returning("id")
    .execute();
  return byRole((_, place) => ({ id: made[place]?.id ?? 0, email: emails[place] ?? "" }));
}

/** Organizations of these people. */
async function makeOrganizations<Name extends string>(db: Db, members: Record<Name, number[]>) {
  const names = Object.keys(members) as Name[];
  const emails = names.map(() => `circle${number()}@example.com`);
  const ids = await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto("organizations")
      .values(emails.map((email) => ({ email })))
      .returning("id")
      .execute();
    await tx
      .insertInto("organization_texts")
      .values(
        made.map(({ id }) => ({ organization_id: id, language_id: 2, name: `Circle ${id}`, is_main: true })),
      )
      .execute();
    await tx
      .insertInto("organization_prefectures")
      .values(made.map(({ id }) => ({ organization_id: id, prefecture_id: 26 })))
      .execute();
    await tx
      .insertInto("organization_members")
      .values(
        made.flatMap(({ id }, place) =>
          members[names[place] as Name].map((user_id) => ({ organization_id: id, user_id })),
        ),
      )
      .execute();
    return made.map(({ id }) => id);
  });
  const named = <Value>(values: Value[]) =>
    Object.fromEntries(names.map((name, place) => [name, values[place]])) as Record<Name, Value>;
  return { organizations: named(ids), emailOf: named(emails) };
}

async function announce(db: Db, eventId: number, userId: number, now: Date): Promise<void> {
  const { id } = await db
    .insertInto("announcements")
    .values({ event_id: eventId, send_at: new Date(now.getTime() + 24 * 60 * 60 * 1000) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("announcement_recipients").values({ announcement_id: id, user_id: userId }).execute();
}
