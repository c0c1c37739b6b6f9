import { sql } from "kysely";

/** Midnight in Japan at which the day begins on which an event `e` starts, as a time without zone. */
export const dayOfStart = sql`date_trunc('day', e.start_at at time zone 'Asia/Tokyo')`;
