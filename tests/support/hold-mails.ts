import type { Db } from "../../src/platform/db/client.server.ts";
import { makeEvent } from "../factories/events.ts";
import type { Expectation } from "./one-mail-of-each.ts";

interface HeldEvent {
  owner: number;
  title: string;
  applicants: number[];
  now: Date;
}

/** The mails about an event on hold and a suspended organization, with such an event and an answer. */
export async function mailsOfHolds(
  db: Db,
  { now, ...event }: HeldEvent,
): Promise<Record<string, Expectation | Expectation[]>> {
  const makeHeld = () =>
    makeEvent(db, {
      ...event,
      columns: { held_at: now, hold_reason: "x", is_published_after_hold: true, is_published: false },
    });
  const [heldEventId, otherHeldEventId] = [await makeHeld(), await makeHeld()];
  const [eventId, otherEventId] = [await makeEvent(db, event), await makeEvent(db, event)];
  const { id: holdAnswerId } = await db
    .insertInto("hold_answers")
    .values({
      organization_id: event.owner,
      event_id: heldEventId,
      text: "It is corrected.",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const reason = "A fee is hidden.";
  const about = (news: string, eventIds: number[], says: Expectation["says"]): Expectation => ({
    about: eventIds.length > 1 ? `${news}_several` : news,
    payload: { about: { news, ...(eventIds.length > 0 && { eventIds }) }, reason },
    ...(says && { says }),
    link:
      eventIds.length === 0
        ? /\/manage\/organizations\/\d+\?/
        : /\/manage\/organizations\/\d+\/events\/\d+\?/,
  });
  const toApplicants = (name: string, eventIds: number[], rest: Expectation): Expectation => ({
    about: name,
    payload: { events: eventIds.map((one) => ({ eventId: one })) },
    ...rest,
  });
  const several = [heldEventId, otherHeldEventId];
  return {
    event_on_hold: [
      toApplicants("one", [heldEventId], {
        says: { ja: /公開を停止しています/, en: /is on hold for now/ },
        link: /\/me\?lang=/,
      }),
      toApplicants("several", several, {
        says: { ja: /2件は現在、公開を停止しています/, en: /2 events .* are on hold for now/ },
        link: /\/me\?lang=/,
      }),
    ],
    event_released: [
      toApplicants("one", [eventId], {
        says: { ja: /停止を解除しました/, en: /is no longer on hold/ },
        link: new RegExp(`/events/${eventId}\\?lang=`),
      }),
      toApplicants("several", [eventId, otherEventId], {
        says: { ja: /2件の公開停止を解除しました/, en: /2 events .* are no longer on hold/ },
        link: new RegExp(`/events/${otherEventId}\\?lang=`),
      }),
    ],
    hold_news: [
      about("held", [heldEventId], { ja: /A fee is hidden/, en: /The reason: A fee is hidden/ }),
      about("held", several, { ja: /イベント2件の公開を停止/, en: /2 events have been put on hold/ }),
      about("released", [heldEventId], { ja: /停止を解除しました/, en: /no longer on hold/ }),
      about("released", several, { ja: /イベント2件の公開停止を解除/, en: /2 events are back/ }),
      about("suspended", [], { ja: /A fee is hidden/, en: /has suspended/ }),
      about("restored", [], { ja: /利用停止を解除しました/, en: /no longer suspended/ }),
    ],
    hold_answer: {
      payload: { holdAnswerId },
      says: { ja: /It is corrected/, en: /It is corrected/ },
      link: /\/uniteamanage\/holds/,
    },
  };
}
