import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { blockPerson, unblockPerson } from "../../accounts/accounts.server.ts";
import { findPerson } from "../finding/find-people.server.ts";
import { blockContracts as contracts } from "./blocks.contract.ts";
import { findBlockConsequences } from "./find-block-consequences.server.ts";

export const showBlockHandler = handler(
  contracts["GET /uniteam/users/{id}/block"],
  ({ platform: { db, clock }, language }, { params }) =>
    findBlockConsequences(db, params.id, { language, now: clock.now() }),
);

export const blockPersonHandler = handler(
  contracts["PUT /uniteam/users/{id}/block"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const callerId = sessionOf(context).user.id;
    await blockPerson(db, { userId: params.id, reason: body.reason, callerId }, clock.now());
    return personOf(context, params.id);
  },
);

export const unblockPersonHandler = handler(
  contracts["PUT /uniteam/users/{id}/unblock"],
  async (context, { params }) => {
    await unblockPerson(context.platform.db, params.id);
    return personOf(context, params.id);
  },
);

async function personOf({ platform: { db, clock }, language }: RequestContext, id: number) {
  const person = await findPerson(db, id, { language, now: clock.now() });
  if (!person) throw notFound("user");
  return person;
}
