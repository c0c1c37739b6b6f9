import { sql } from "kysely";
import { insertMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { applicationCancelledMail } from "../mails/application-cancelled.mail.server.ts";
import { applicationConfirmedMail } from "../mails/application-confirmed.mail.server.ts";
import { applicationNewsMail } from "../mails/application-news.mail.server.ts";
import { everyStateNews, type StateNews } from "../mails/state-news.ts";

/** The news of an application that a mail can tell. */
export type ApplicationNews = "confirmed" | "cancelled" | StateNews;

/** The statements that write the mails of what has `changed`, to stand behind it after `with`; those alone that may be needed. */
export function mailNews(possible: readonly (ApplicationNews | null)[]) {
  const news = new Set(possible);
  const needed = {
    told_confirmed: news.has("confirmed") && mailConfirmed(),
    told_cancelled: news.has("cancelled") && mailCancelled(),
    told_news: everyStateNews.some((one) => news.has(one)) && mailStateNews(),
  };
  const statements = Object.entries(needed).flatMap(([name, insert]) =>
    insert ? [sql`, ${sql.ref(name)} as (${insert})`] : [],
  );
  return sql.join(statements, sql` `);
}

/** One for each time that a state changes, however often it is written. */
const cause = sql`application_id || ':' || sequence as cause`;

function mailConfirmed() {
  return insertMailsTo(
    applicationConfirmedMail,
    { payload: {}, payloadColumns: { eventId: "event_id" } },
    sql`select user_id, event_id, ${cause} from changed where outcome = 'written' and news = 'confirmed'`,
  );
}

/** Nothing has been told to somebody who applies for the first time. */
const hadEntry = sql`told_state is not distinct from 'confirmed' as had_entry`;

function mailCancelled() {
  return insertMailsTo(
    applicationCancelledMail,
    { payload: {}, payloadColumns: { eventId: "event_id", hadEntry: "had_entry" } },
    sql`select user_id, event_id, ${hadEntry}, ${cause} from changed where outcome = 'written' and news = 'cancelled'`,
  );
}

function mailStateNews() {
  return insertMailsTo(
    applicationNewsMail,
    { payload: {}, payloadColumns: { eventId: "event_id", news: "news", hadEntry: "had_entry" } },
    sql`select user_id, event_id, news, ${hadEntry}, ${cause} from changed
         where outcome = 'written' and news not in ('confirmed', 'cancelled')`,
  );
}
