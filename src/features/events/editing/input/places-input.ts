import { z } from "zod";
import { readTime } from "../../../../shared/time/read-time.ts";
import { selections } from "../../availability/selections.ts";

/** A union tells an issue that aborts as one of its own, so that the refusal names the event's key and not one inside it. */
const ofTheWhole = { abort: true };

const List = (entry: z.ZodNumber) =>
  z
    .array(entry)
    .max(1000, ofTheWhole)
    .default([])
    .transform((values) => [...new Set(values)]);

const IdOfMaster = z
  .int()
  .min(1, ofTheWhole)
  .max(2 ** 31 - 1, ofTheWhole);
const Year = z.int().min(1950, ofTheWhole).max(2100, ofTheWhole);

/** As `PriorityAccess`; a list that is left out is empty, and null lets everybody apply from the beginning. */
export const PriorityAccessIn = z
  .union(
    [
      z.null(),
      z.object({
        until: z
          .string()
          .refine((text) => readTime(text) !== null, ofTheWhole)
          .transform((text) => readTime(text) as Date),
        graduation_years: List(Year),
        university_ids: List(IdOfMaster),
        department_category_ids: List(IdOfMaster),
        occupation_ids: List(IdOfMaster),
      }),
    ],
    "not_a_priority",
  )
  .refine((priority) => priority === null || namesSomebody(priority), "priority_for_nobody");
export type PriorityAccessIn = z.output<typeof PriorityAccessIn>;

export const SelectionIn = z.enum(selections, "not_supported");

function namesSomebody({ until: _, ...lists }: Record<string, unknown>): boolean {
  return Object.values(lists).some((list) => (list as number[]).length > 0);
}
