import { z } from "zod";
import { asLine } from "../../../../shared/clean-text.ts";
import { maxStationLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";

/** A union tells an issue that aborts as one of its own, so that the refusal names the event's key and not one inside it. */
const ofTheWhole = { abort: true };

export const AccessIn = z.union(
  [
    z.null(),
    z.object({
      station: z
        .string()
        .overwrite(asLine)
        .trim()
        .min(1, ofTheWhole)
        .max(maxStationLength, ofTheWhole)
        .refine((station) => !station.includes("\u0000"), ofTheWhole),
      minutes: z
        .int()
        .min(0, ofTheWhole)
        .max(180, ofTheWhole)
        .nullish()
        .transform((minutes) => minutes ?? null),
    }),
  ],
  "not_an_access",
);

/** Degrees (WGS 84). */
export const LocationIn = z.union(
  [
    z.null(),
    z.object({
      latitude: z.number().min(-90, ofTheWhole).max(90, ofTheWhole),
      longitude: z.number().min(-180, ofTheWhole).max(180, ofTheWhole),
    }),
  ],
  "not_a_location",
);
