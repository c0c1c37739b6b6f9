import { ApiError } from "./api-client.ts";

/**
 * Makes something by a call that may be sent again: after an answer that got lost, `find` looks for what the call before has
 * made all the same, and brings it up to what has been typed since.
 */
export function createOnce<Typed, Made>(
  make: (typed: Typed) => Promise<Made>,
  find: (typed: Typed) => Promise<Made | undefined>,
): (typed: Typed) => Promise<Made> {
  let wasLost = false;
  return async (typed) => {
    const found = wasLost ? await find(typed) : undefined;
    if (found) return found;
    try {
      return await make(typed);
    } catch (error) {
      wasLost = !(error instanceof ApiError) || error.status >= 500;
      throw error;
    }
  };
}
