import { z } from "zod";
import { Id, OptionalTimeIn, TimeIn, WireTime } from "../../../shared/wire.ts";
import {
  type ColumnField,
  eventFields,
  type FieldOfKind,
  fieldsOfKind,
  type KindOf,
} from "./event-fields.ts";

const Ids = z
  .array(Id)
  .max(1000, "invalid")
  .transform((ids) => [...new Set(ids)]);

/** What is sent, by the kind of its field. */
const inputs = {
  flag: z.boolean(),
  start: z.union([z.literal("").transform(() => null), z.null(), TimeIn], "not_a_date"),
  time: OptionalTimeIn,
  choice: Id.nullable(),
  count: z
    .number("not_a_number")
    .int("not_a_number")
    .min(1, "between_1_and_100000")
    .max(100_000, "between_1_and_100000")
    .nullable(),
  choices: Ids,
};

/** What is answered, by the kind of its field. */
const answers = {
  flag: z.boolean(),
  start: WireTime,
  time: WireTime.nullable(),
  choice: Id,
  count: z.int(),
  choices: z.array(Id),
};

type WireField = ColumnField | FieldOfKind<"choices">;
type Shape<ByKind> = {
  [Name in WireField]: KindOf<Name> extends keyof ByKind ? ByKind[KindOf<Name>] : never;
};

function shapeOf<ByKind extends Record<KindOf<WireField>, z.ZodType>>(byKind: ByKind): Shape<ByKind> {
  const names = fieldsOfKind("flag", "start", "time", "choice", "count", "choices");
  return Object.fromEntries(names.map((name) => [name, byKind[eventFields[name].kind]])) as Shape<ByKind>;
}

export const fieldInputs = shapeOf(inputs);
export const fieldAnswers = shapeOf(answers);
