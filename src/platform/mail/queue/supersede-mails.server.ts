import { sql } from "kysely";
import type { Tx } from "../../db/client.server.ts";
import type { Supersession } from "../define-mail.server.ts";

/** Takes back the mails about a row that still wait and are no longer true. */
export async function supersedeMails(tx: Tx, { name, column }: Supersession, id: number): Promise<void> {
  await sql`
    update mails set state = 'skipped'
     where ${sql.ref(column)} = ${id} and state = 'waiting' and ${name} = any (superseded_by)`.execute(tx);
}
