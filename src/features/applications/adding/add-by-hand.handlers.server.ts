import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { presentApplication } from "../present-application.ts";
import { addByHandContracts as contracts } from "./add-by-hand.contract.ts";
import { addByHand } from "./add-by-hand.server.ts";
import { eraseGuest } from "./erase-guest.server.ts";

/** Each may send a mail, and says whether an address has an account. */
const addings = { name: "added_by_hand", max: 200, seconds: 60 * 60 };

export const addByHandHandler = handler(
  contracts["POST /events/{id}/applications/by_manager"],
  async (context, { params, body }) => {
    const { platform, language } = context;
    await limitAttempts(platform, addings, String(sessionOf(context).user.id));
    const person = {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email ?? null,
      answers: body.answers ?? null,
      nonce: body.nonce ?? null,
      language,
    };
    const { row, name, wasListed } = await addByHand(platform.db, params.id, person, platform.clock.now());
    return { ...presentApplication(row, language), ...name, was_listed: wasListed };
  },
);

export const eraseGuestHandler = handler(
  contracts["DELETE /events/{id}/applications/{user_id}"],
  async ({ platform }, { params }) => {
    await eraseGuest(platform, params.id, params.user_id);
    return { user_id: params.user_id };
  },
);
