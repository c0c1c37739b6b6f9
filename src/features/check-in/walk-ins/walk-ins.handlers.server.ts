import { handler } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { requireNotCancelled } from "../helper-links/require-check-in-staff.server.ts";
import { limitWalkIns } from "../limit-check-ins.server.ts";
import { walkInContracts as contracts, type WalkIn } from "./walk-ins.contract.ts";
import { findWalkIns, recordWalkIn, removeWalkIn } from "./walk-ins.server.ts";

export const listWalkInsHandler = handler(
  contracts["GET /events/{id}/walk_ins"],
  async (context, { params }) => (await findWalkIns(context.platform.db, params.id)).map(present),
);

export const recordWalkInHandler = handler(
  contracts["POST /events/{id}/walk_ins"],
  async (context, { params, body: { nonce, name, note = "" } }) => {
    const { db, clock } = context.platform;
    await limitWalkIns(context, params.id);
    await requireNotCancelled(db, params.id);
    return present(await recordWalkIn(db, params.id, { nonce, name, note }, clock.now()));
  },
);

export const removeWalkInHandler = handler(
  contracts["DELETE /events/{id}/walk_ins/{walk_in_id}"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    return present(await removeWalkIn(db, params.id, params.walk_in_id, clock.now()));
  },
);

function present(row: Omit<WalkIn, "created_at"> & { created_at: Date }): WalkIn {
  return { ...row, created_at: toWireTime(row.created_at) };
}
