import { sql } from "kysely";

/** Of an event `e` before its draw: ids of the applications that are entered, ascending. */
export const enteredIds = sql<number[]>`array(
  select a.id from applications a where a.event_id = e.id and a.state = 'entered' order by a.id)`;

/** Those that were entered when applications closed and have left since; nobody enters after that. */
export const withdrawnIds = sql<number[]>`array(
  select a.id from applications a
   where a.event_id = e.id and a.state <> 'entered' and a.left_draw_at > e.apply_due_at order by a.id)`;
