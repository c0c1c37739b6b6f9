import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";

export const ListedName = z.object({
  application_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Null where the person has not told how the name is read. */
  first_name_reading: z.string().nullable(),
  last_name_reading: z.string().nullable(),
  /** Null where the person has none. */
  university: z.object({ name_ja: z.string(), name_en: z.string() }).nullable(),
  /** In the reader's language; null where the person has none. */
  department_category: z.object({ id: Id, name: z.string() }).nullable(),
  /** The first characters of the code on the ticket, which tell people of one name apart and open nothing. */
  code_start: z.string(),
  checked_in_at: WireTime.nullable(),
});
export type ListedName = z.infer<typeof ListedName>;

export const nameListContracts = {
  "GET /events/{id}/name_list": defineContract({
    summary: "Those who have a place, by name, to be printed and ticked off where nothing else works",
    params: z.object({ id: pathId("event") }),
    answer: z.array(ListedName),
  }),
};
