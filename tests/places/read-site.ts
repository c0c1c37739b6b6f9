import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import type { MadeUser } from "../factories/users.ts";
import { type Model, type ModelEvent, placesTaken } from "./places-model.ts";

/** Both, since a hold that hides behind the other one would come to light only where that one ends. */
type Holds = Pick<ModelEvent, "heldSince" | "suspendedSince">;

export interface SiteReading {
  states: (string | null)[];
  queue: number[];
  taken: number;
  waiting: number;
  event: Pick<ModelEvent, "places" | "hasWaitingList" | "isPublished" | "isCancelled" | "isDrawn"> & Holds;
  /** Those who want to be asked. */
  asks: boolean[];
  reasons: (string | null)[];
  /** Until when what is offered is kept. */
  offerEnds: (number | null)[];
  mails: string[][];
}

export interface Played {
  eventId: number;
  /** The organization that holds it and nothing else. */
  owner: number;
  people: MadeUser[];
}

export interface Reading {
  reading: SiteReading;
  /** Undefined of those who have never applied. */
  applicationIds: (number | undefined)[];
}

interface Row {
  id: number;
  held_at: Date | null;
  owner_suspended_at: Date | null;
  applications_count: number;
  waiting_count: number;
  event: Omit<SiteReading["event"], keyof Holds>;
  applications: {
    id: number;
    user_id: number;
    state: string;
    queue_number: number | null;
    asks: boolean;
    reason: string | null;
    offer_end: string | null;
  }[];
  mails: { user_id: number; news: string }[];
}

/** How the events stand in the database, each as `readingOf` says it of a model. Those who have deleted their account are told nothing. */
export async function readSite(db: Db, all: readonly Played[]): Promise<Reading[]> {
  const { rows } = await sql<Row>`
    select e.id, e.applications_count, e.waiting_count, e.held_at, e.owner_suspended_at,
           jsonb_build_object('places', e.max_participant_num, 'hasWaitingList', e.has_waiting_list,
             'isPublished', coalesce(e.is_published_after_hold, e.is_published),
             'isCancelled', e.cancelled_at is not null,
             'isDrawn', e.lottery_drawn_at is not null) as event,
           coalesce((select jsonb_agg(jsonb_build_object(
                       'id', a.id, 'user_id', a.user_id, 'state', a.state, 'queue_number', a.queue_number,
                       'asks', a.asks_before_promotion, 'reason', a.cancel_reason,
                       'offer_end', case when a.state = 'offered' then a.offer_expires_at end) order by a.queue_number)
                       from applications a where a.event_id = e.id), '[]') as applications,
           coalesce((select jsonb_agg(jsonb_build_object(
                       'user_id', m.user_id,
                       'news', coalesce(m.payload ->> 'news', replace(m.kind, 'application_', ''))
                               || case when (m.payload ->> 'hadEntry')::boolean then ' had_entry' else '' end) order by m.id)
                       from mails m join users u on u.id = m.user_id and u.deleted_at is null
                      where m.event_id = e.id and m.kind like 'application%'), '[]') as mails
      from events e where e.id = any (${all.map(({ eventId }) => eventId)})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return all.map(({ eventId, people }) => {
    const row = byId.get(eventId) as Row;
    const placeOf = (userId: number) => people.findIndex(({ id }) => id === userId);
    const applications = people.map(({ id }) => row.applications.find(({ user_id }) => user_id === id));
    const reading = {
      states: applications.map((application) => application?.state ?? null),
      queue: row.applications
        .filter(({ queue_number }) => queue_number !== null)
        .map(({ user_id }) => placeOf(user_id)),
      asks: applications.map((application) => application?.asks ?? false),
      reasons: applications.map((application) => application?.reason ?? null),
      offerEnds: applications.map((application) =>
        application?.offer_end ? Date.parse(application.offer_end) : null,
      ),
      taken: row.applications_count,
      waiting: row.waiting_count,
      event: {
        ...row.event,
        heldSince: row.held_at?.getTime() ?? null,
        suspendedSince: row.owner_suspended_at?.getTime() ?? null,
      },
      mails: people.map(({ id }) =>
        row.mails.filter(({ user_id }) => user_id === id).map(({ news }) => news),
      ),
    };
    return { reading, applicationIds: applications.map((application) => application?.id) };
  });
}

const pick = (event: ModelEvent): SiteReading["event"] => ({
  places: event.places,
  hasWaitingList: event.hasWaitingList,
  isPublished: event.isPublished,
  heldSince: event.heldSince,
  suspendedSince: event.suspendedSince,
  isCancelled: event.isCancelled,
  isDrawn: event.isDrawn,
});

export function readingOf(model: Model): SiteReading {
  return {
    states: model.people.map(({ state }) => state),
    queue: model.queue,
    asks: model.people.map(({ asks }) => asks),
    reasons: model.people.map(({ reason }) => reason),
    offerEnds: model.people.map(({ state, offerEnd }) => (state === "offered" ? offerEnd : null)),
    taken: placesTaken(model),
    waiting: model.queue.length,
    event: pick(model.event),
    mails: model.people.map(({ isDeleted, mails }) => (isDeleted ? [] : mails)),
  };
}
