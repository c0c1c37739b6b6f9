import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { findUser } from "../user-rows.server.ts";
import { proofContracts as contracts } from "./proof.contract.ts";
import { provedUntil } from "./require-proof.server.ts";

export const showProofHandler = handler(contracts["GET /users/own/proof"], async (context) => {
  const { id, user } = sessionOf(context);
  const row = await findUser(context.platform.db, user.id);
  if (!row) throw unauthenticated();
  const until = await provedUntil(context.platform, id);
  return { has_password: row.password_hash !== null, proved_until: until && toWireTime(until) };
});
