import { createHash, randomBytes } from "node:crypto";
import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { helperLinksEndAt, isOnHold, recordEventActivity } from "../../events/events.server.ts";

export interface HelperLinkRow {
  id: number;
  label: string;
  /** It follows an event that is moved. */
  expiresAt: Date;
}

/** In the order in which they were made, without deleted ones. */
export async function findHelperLinks(db: Executor, eventId: number): Promise<HelperLinkRow[]> {
  const rows = await selectLinks(db)
    .where("l.event_id", "=", eventId)
    .where("l.deleted_at", "is", null)
    .orderBy("l.id")
    .execute();
  return rows.map(readLink);
}

/** The token stands in the link alone; the database has its digest. */
export async function createHelperLink(
  db: Db,
  eventId: number,
  label: string,
  now: Date,
): Promise<HelperLinkRow & { token: string }> {
  const token = randomBytes(24).toString("base64url");
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("check_in_links")
      .values({ event_id: eventId, label, token_digest: digestOf(token), created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEventActivity(tx, eventId, "helper_link.made", { details: { label } });
    const row = await selectLinks(tx).where("l.id", "=", id).executeTakeFirstOrThrow();
    return { ...readLink(row), token };
  });
}

/** Ends a link: people who have it open are refused from now on. Deleting again is harmless. @throws `not_found` */
export async function deleteHelperLink(
  db: Db,
  eventId: number,
  id: number,
  now: Date,
): Promise<HelperLinkRow> {
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("check_in_links")
      .set({ deleted_at: now })
      .where("event_id", "=", eventId)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("label")
      .executeTakeFirst();
    if (ended) {
      await recordEventActivity(tx, eventId, "helper_link.ended", { details: { label: ended.label } });
    }
    const row = await selectLinks(tx)
      .where("l.event_id", "=", eventId)
      .where("l.id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("door_link");
    return readLink(row);
  });
}

export interface OpenedLink {
  eventId: number;
  label: string;
  createdAt: Date;
  endsAt: Date;
  isOpen: boolean;
  /** Its event is gone for helpers, and may come back. */
  isOnHold: boolean;
}

/** For whom a token is: the event, and from when until when the link is open. Null for a token that we have not made. */
export async function findLinkByToken(db: Executor, token: string, now: Date): Promise<OpenedLink | null> {
  const row = await selectLinks(db).where("l.token_digest", "=", digestOf(token)).executeTakeFirst();
  if (!row) return null;
  const lastsUntil = helperLinksEndAt(row);
  const endsAt = row.deleted_at && row.deleted_at < lastsUntil ? row.deleted_at : lastsUntil;
  const { event_id: eventId, label, created_at: createdAt } = row;
  return { eventId, label, createdAt, endsAt, isOpen: now < endsAt, isOnHold: isOnHold(row) };
}

function selectLinks(db: Executor) {
  return db
    .selectFrom("check_in_links as l")
    .innerJoin("events as e", "e.id", "l.event_id")
    .select(["l.id", "l.event_id", "l.label", "l.created_at", "l.deleted_at", "e.start_at", "e.end_at"])
    .select("e.is_published_after_hold");
}

function readLink(row: { id: number; label: string; start_at: Date; end_at: Date | null }): HelperLinkRow {
  return { id: row.id, label: row.label, expiresAt: helperLinksEndAt(row) };
}

const digestOf = (token: string) => createHash("sha256").update(token).digest("hex");
