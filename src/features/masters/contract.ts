import { z } from "zod";
import { call } from "../../shared/call.ts";

export const Prefecture = z.object({ id: z.int(), name: z.string() });

export const masterCalls = {
  "GET /masters/prefectures": call({ summary: "The prefectures of Japan", answer: z.array(Prefecture) }),
};
