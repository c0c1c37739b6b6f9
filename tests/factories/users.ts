import type { Insertable } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import type { DB } from "../../src/platform/db/generated/schema.ts";
import { type SessionHeaders, sessionsFor } from "../support/sessions.ts";

let made = 0;

export interface MadeUser {
  id: number;
  email: string;
  /** For `as`. */
  session: SessionHeaders;
}

type Given = Partial<Insertable<DB["users"]>>;

/** Somebody who is signed up and signed in. */
export async function makeUser(db: Db, given: Given = {}): Promise<MadeUser> {
  const [user] = await makeUsers(db, 1, given);
  return user as MadeUser;
}

/** As many of them as wanted, at once. */
export async function makeUsers(db: Db, count: number, given: Given = {}): Promise<MadeUser[]> {
  const rows = await db
    .insertInto("users")
    .values(
      Array.from({ length: count }, () => {
        made += 1;
        return {
          first_name: "Mai",
          last_name: `Ito ${made}`,
          email: `user${made}@example.com`,
          password_hash: "not a hash",
          language: "en",
          ...given,
        };
      }),
    )
    .returning(["id", "email"])
    .execute();
  const people = rows.map(({ id, email }) => ({ id, email: email ?? "" }));
  const sessions = await sessionsFor(db, people);
  return people.map((person, place) => ({ ...person, session: sessions[place] as SessionHeaders }));
}
