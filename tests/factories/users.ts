import type { Insertable } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import type { DB } from "../../src/platform/db/generated/schema.ts";
import { sessionFor } from "../support/sessions.ts";

let made = 0;

export interface MadeUser {
  id: number;
  email: string;
  /** Session headers: for `as`. */
  session: Record<string, string>;
}

/** Somebody who is signed up and signed in. */
export async function makeUser(db: Db, given: Partial<Insertable<DB["users"]>> = {}): Promise<MadeUser> {
  made += 1;
  const { id, email } = await db
    .insertInto("users")
    .values({
      first_name: "Mai",
      last_name: `Ito ${made}`,
      email: `user${made}@example.com`,
      password_hash: "not a hash",
      language: "en",
      ...given,
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  return { id, email: email ?? "", session: await sessionFor(db, id) };
}
