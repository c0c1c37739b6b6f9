import type { StateNews } from "../../src/features/applications/mails/state-news.ts";
import { stateNews } from "../../src/features/applications/mails/state-news.ts";
import type { Db } from "../../src/platform/db/client.server.ts";
import { type ApplicationState, applicationStates, isActive } from "../../src/shared/application-states.ts";
import { makeEvent } from "../factories/events.ts";
import type { Expectation } from "./one-mail-of-each.ts";

export type EventOfState = Record<ApplicationState, number>;

/** An event for each state of an application, in which all `applicants` are. */
export async function makeEventOfEachState(
  db: Db,
  event: { owner: number; title: string },
  applicants: number[],
): Promise<EventOfState> {
  const made = await Promise.all(
    applicationStates.map(async (state) => {
      const columns = { has_waiting_list: true, lottery_at: "2026-11-25T12:00:00+09:00" };
      const eventId = await makeEvent(db, { ...event, columns });
      const rows = applicants.map((user_id, index) => ({
        event_id: eventId,
        user_id,
        state,
        told_state: state,
        queue_number: state === "waiting" ? index + 1 : null,
        offer_expires_at: state === "offered" ? "2026-11-21T21:00:00+09:00" : null,
        cancelled_at: isActive(state) ? null : "2026-11-20T12:00:00+09:00",
        decision_message: "次の回でお待ちしています。\n\nSee you next time!",
      }));
      await db.insertInto("applications").values(rows).execute();
      return [state, eventId] as const;
    }),
  );
  return Object.fromEntries(made) as EventOfState;
}

/** The words of each news beside the event's name. */
const sayings: Record<StateNews, Expectation["says"]> = {
  queued: { ja: /キャンセル待ち/, en: /waiting list/ },
  under_review: { ja: /主催者/, en: /organizer decides/ },
  entered: { ja: /11月25日[^\n]*12:00/, en: /25[^\n]*12:00/ },
  added: { ja: /追加/, en: /has added you/ },
  promoted: { ja: /添付/, en: /calendar file/ },
  offered: { ja: /21:00/, en: /21:00/ },
  offer_expired: { ja: /期限/, en: /in time/ },
  cancelled_by_organizer: { ja: /次の回でお待ちしています/, en: /See you next time/ },
  accepted: { ja: /次の回でお待ちしています/, en: /See you next time/ },
  accepted_waiting: { ja: /次の回でお待ちしています/, en: /See you next time/ },
  declined: { ja: /次の回でお待ちしています/, en: /See you next time/ },
  reviewed_again: { ja: /次の回でお待ちしています/, en: /See you next time/ },
  won: { ja: /抽選/, en: /drawn/ },
  lost_waiting: { ja: /キャンセル待ち/, en: /waiting list/ },
  lost: { ja: /抽選/, en: /drawn/ },
};

/** These lead to the page on which the draw can be checked. */
const isOfDraw = new Set<StateNews>(["won", "lost", "lost_waiting"]);

/** A mail for each news of an application, and for those that take a place back from somebody who had it in the calendar. */
export function expectationsOfNews(eventOf: EventOfState): Expectation[] {
  const expect = (news: StateNews, hadEntry: boolean): Expectation => {
    const [state] = stateNews[news];
    const calendar = state === "confirmed" ? "REQUEST" : hadEntry ? "CANCEL" : undefined;
    return {
      about: hadEntry ? `${news}-had-entry` : news,
      payload: { eventId: eventOf[state], news, hadEntry },
      says: sayings[news],
      link: new RegExp(`/events/${eventOf[state]}${isOfDraw.has(news) ? "/lottery" : ""}\\?lang=`),
      isFromOrganization: true,
      ...(calendar && { calendar }),
    };
  };
  const all = Object.keys(stateNews) as StateNews[];
  return [
    ...all.map((news) => expect(news, false)),
    expect("declined", true),
    expect("cancelled_by_organizer", true),
    expect("reviewed_again", true),
  ];
}
