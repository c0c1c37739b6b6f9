import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Where the mails of a row of `users` go: the account's address, or the one that an organizer gave of a guest; null where there is none. */
export const mailAddressSql = (users: string): RawBuilder<string | null> =>
  sql<string | null>`coalesce(${sql.ref(`${users}.email`)}, ${sql.ref(`${users}.guest_email`)})`;

/** Whether mails can reach a row of `users`: of a guest an organizer need not give an address. */
export const hasMailAddress = (users: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${mailAddressSql(users)} is not null`;
