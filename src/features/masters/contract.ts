import { z } from "zod";
import { call } from "../../shared/call.ts";
import { Id } from "../../shared/wire.ts";

/** A master as other answers hold it; `name` is in the request's language. */
export const Named = z.object({ id: Id, name: z.string() });

export const Prefecture = Named;

export const University = z.object({
  id: Id,
  name_en: z.string(),
  name_ja: z.string(),
  prefecture_id: Id,
  snake_name: z.string(),
});

export const masterCalls = {
  "GET /masters/prefectures": call({ summary: "The prefectures of Japan", answer: z.array(Prefecture) }),
};
