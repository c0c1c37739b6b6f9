import { z } from "zod";
import type { ExportPart } from "../contents/export-part.server.ts";

/** Rises when a file or a key goes or means something else; what is added leaves it as it is. */
export const exportVersion = 1;

/** JSON Schema (draft 2020-12) of a part's file. */
export function schemaOf({ row, about }: Pick<ExportPart, "row" | "about">): object {
  return z.toJSONSchema(z.array(row).describe(about));
}
