import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import { invalid } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { AskedRecipients, MailRecipient } from "./mail-delivery.contract.ts";

/** Outcomes of a mail for its reader, in the order of the list. */
const ranks = { failed: 1, skipped: 2, left: 3, sent: 4 } as const;
const groups = { missed: [ranks.failed, ranks.skipped], left: [ranks.left], got: [ranks.sent] } as const;

const perPage = 100;

interface Row extends MailRecipient {
  rank: number;
  user_id: number;
  total: number;
}

/** For a list that nobody is in yet. */
export const nobody = (): Page<MailRecipient> => new Page([], null, 0);

/**
 * Lists the people of a mail a page at a time, those first who did not get it. A mail that was left out had become pointless for its
 * reader, was declined, or its address takes none any more. People without an account any more are told without their name.
 * @param ours which rows `m` of the outbox are this mail's; each person has one
 * @param leftOut a query of the `user_id` of others for whom it was and to whom none was written
 */
export async function findMailRecipients(
  db: Executor,
  ours: RawBuilder<unknown>,
  { group, cursor }: AskedRecipients,
  leftOut: RawBuilder<unknown> = sql`select null::integer as user_id where false`,
): Promise<Page<MailRecipient>> {
  // A cursor's time is the rank: each person stands in the list once.
  const after = cursor === undefined ? null : readCursor(cursor);
  const [rank, id] = [after?.at.getTime() ?? 0, after?.id ?? 0];
  if (rank > ranks.sent) throw invalid("cursor", "invalid");
  const asked = group ? groups[group] : Object.values(ranks);
  const { rows } = await sql<Row>`
    with ours as (
      select m.user_id, m.state, m.failure, m.address,
             case m.state when 'failed' then ${ranks.failed}::integer when 'skipped' then ${ranks.skipped}
                          when 'sent' then ${ranks.sent} else ${ranks.left} end as rank
        from mails m where ${ours}
      union all
      select o.user_id, 'skipped', null, null, ${ranks.skipped} from (${leftOut}) o),
    asked as (select * from ours where rank = any(${asked}::integer[]))
    select m.rank, m.user_id, (select count(*)::integer from asked) as total,
           case when ${isNotDeleted("u")}
                then json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as "user",
           case when m.state in ('waiting', 'sending') then 'left' else m.state end as state,
           case when m.state = 'failed' then coalesce(m.failure, 'unreachable')
                when m.state = 'skipped' and s.address is not null then 'suppressed'
                when m.state = 'skipped' then 'not_needed' end as reason
      from asked m
      join users u on u.id = m.user_id
      left join suppressed_addresses s on s.address = lower(m.address)
     where (m.rank, m.user_id) > (${rank}::integer, ${id}::integer)
     order by m.rank, m.user_id limit ${perPage + 1}`.execute(db);
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const next = last && rows.length > perPage ? { at: new Date(last.rank), id: last.user_id } : null;
  return new Page(
    shown.map(({ user, state, reason }) => ({ user, state, reason })),
    next && writeCursor(next),
    rows[0]?.total ?? 0,
  );
}
