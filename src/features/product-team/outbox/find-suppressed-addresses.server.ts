import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { SuppressedAddress } from "./team-mails.contract.ts";

const perPage = 50;

/** Addresses to which only what their owners ask for goes, latest first. The operator's command line lists the same. */
export function selectSuppressedAddresses(db: Executor, most: number, offset = 0) {
  return db
    .selectFrom("suppressed_addresses as s")
    .selectAll()
    .orderBy("s.since", "desc")
    .orderBy("s.address")
    .limit(most)
    .offset(offset)
    .execute();
}

/** A page of them. The cursor is a place in the list: an address in it would end up in logs. */
export async function findSuppressedAddresses(
  db: Executor,
  cursor: string | undefined,
): Promise<Page<SuppressedAddress>> {
  const offset = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(offset) || offset < 0 || offset > 1_000_000) throw invalid("cursor", "invalid");
  const rows = await selectSuppressedAddresses(db, perPage + 1, offset);
  return new Page(
    rows.slice(0, perPage).map(({ address, reason, detail, since }) => ({
      state: "suppressed",
      address,
      reason: reason as SuppressedAddress["reason"],
      error: detail,
      since: toWireTime(since),
    })),
    rows.length > perPage ? String(offset + perPage) : null,
  );
}
