import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { MailRecipient } from "./mail-delivery.contract.ts";

/**
 * Who got a mail and who did not, those first who did not. A mail that was left out had become pointless for its reader, was declined,
 * or its address takes none any more. People without an account any more are told without their name.
 * @param ours which rows `m` of the outbox are this mail's
 */
export async function findMailRecipients(db: Executor, ours: RawBuilder<unknown>): Promise<MailRecipient[]> {
  const { rows } = await sql<MailRecipient>`
    select case when ${isNotDeleted("u")}
                then json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as "user",
           case when m.state in ('waiting', 'sending') then 'left' else m.state end as state,
           case when m.state = 'failed' then coalesce(m.failure, 'unreachable')
                when m.state = 'skipped' and s.address is not null then 'suppressed'
                when m.state = 'skipped' then 'not_needed' end as reason
      from mails m
      join users u on u.id = m.user_id
      left join suppressed_addresses s on s.address = lower(m.address)
     where ${ours}
     order by array_position('{failed,skipped,waiting,sending,sent}', m.state), m.id`.execute(db);
  return rows;
}
