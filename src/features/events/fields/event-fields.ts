import type { Selectable } from "kysely";
import type { DB } from "../../../platform/db/generated/schema.ts";
import type { TextKey } from "../../../ui/texts/texts.tsx";

/** The reference data that a field names rows of; the same word for its table and for its list. */
export type Reference =
  | "prefectures"
  | "event_formats"
  | "event_purposes"
  | "languages"
  | "universities"
  | "department_categories"
  | "occupations"
  | "countries";

interface AnyField {
  /** Its column, where that has another name than the wire. */
  column?: string;
  /** Its name in the form, where that is not `event_form.<name>`. */
  label?: TextKey;
  /** Calendars and applicants follow a change of it. */
  movesEvent?: true;
}
interface Flag extends AnyField {
  kind: "flag";
  /** What the form of a new event proposes. */
  proposed: boolean;
}
interface Time extends AnyField {
  kind: "start" | "time";
}
interface Choice extends AnyField {
  kind: "choice";
  of: Reference;
}
/** Any number of rows of the reference data, in a table beside the event's. */
interface Choices extends AnyField {
  kind: "choices";
  of: Reference;
  rows: readonly [table: keyof DB, column: string];
}
interface Count extends AnyField {
  kind: "count";
}
/** An address is written on terms of its own; of a custom field wire, columns and form each have a shape of their own. */
interface Custom extends AnyField {
  kind: "address" | "custom";
  columns: readonly (keyof DB["events"])[];
}
type Field = Flag | Time | Choice | Choices | Count | Custom;

/**
 * The fields of an event by their names on the wire, in the order in which the form and its differences tell them. Contract,
 * columns, copies, the form's values, its differences and what moves an event follow from them.
 */
export const eventFields = {
  prefecture_id: { kind: "choice", of: "prefectures", movesEvent: true },
  event_format_id: { kind: "choice", of: "event_formats" },
  event_purpose_id: { kind: "choice", of: "event_purposes" },
  start_at: { kind: "start", movesEvent: true },
  end_at: { kind: "time", movesEvent: true },
  max_participant_num: { kind: "count" },
  recieption_start_at: { kind: "time", column: "reception_start_at" },
  apply_due: { kind: "time", column: "apply_due_at" },
  detail_url: { kind: "address", columns: ["detail_url"] },
  meeting_url: { kind: "address", columns: [] },
  fee: { kind: "custom", columns: ["fee"] },
  access: { kind: "custom", columns: ["access_station", "access_minutes"] },
  location: { kind: "custom", columns: ["latitude", "longitude"] },
  barrier_free: { kind: "custom", columns: ["barrier_free"] },
  // Whether applicants are asked which accommodation they need. The law expects organizers to ask; who does not want to takes it away.
  asks_accommodation: { kind: "flag", proposed: true },
  welcomes_beginners: { kind: "flag", proposed: false },
  selection: { kind: "custom", columns: ["selection"] },
  lottery_at: { kind: "time" },
  // Whether people can wait for a place of a full event. It is proposed: without, a place that falls free late stays empty.
  has_waiting_list: { kind: "flag", proposed: true },
  // From then on a place that falls free is offered, not given; null is the start.
  promote_until: { kind: "time", column: "promote_until_at" },
  requires_confirmed_email: { kind: "flag", proposed: false },
  requires_affiliation: { kind: "flag", proposed: false },
  // Whether helpers at the check-in see university and department, as managers do.
  shows_university_at_door: { kind: "flag", proposed: false },
  priority_access: {
    kind: "custom",
    columns: [
      "priority_until_at",
      "priority_graduation_years",
      "priority_university_ids",
      "priority_department_category_ids",
      "priority_occupation_ids",
    ],
  },
  // Its text in plain Japanese, beside its languages, with readings over the words.
  plain_text: { kind: "custom", columns: ["plain_title", "plain_description", "plain_ruby"] },
  // How the words of its text in Japanese are read.
  ruby: { kind: "custom", columns: ["ruby"] },
  used_language_ids: {
    kind: "choices",
    of: "languages",
    rows: ["event_spoken_languages", "language_id"],
  },
  is_online: { kind: "flag", proposed: false, movesEvent: true },
  // The API alone has it, for other clients.
  is_public: { kind: "flag", proposed: true },
  is_published: { kind: "flag", proposed: true, label: "event.make_public" },
  is_shown_only_organization_universities: {
    kind: "flag",
    proposed: false,
    label: "event_form.only_own_universities",
  },
  target_prefecture_ids: {
    kind: "choices",
    of: "prefectures",
    rows: ["event_target_prefectures", "prefecture_id"],
  },
  target_university_ids: {
    kind: "choices",
    of: "universities",
    rows: ["event_target_universities", "university_id"],
  },
  target_department_category_ids: {
    kind: "choices",
    of: "department_categories",
    rows: ["event_target_department_categories", "department_category_id"],
  },
  target_occupation_ids: {
    kind: "choices",
    of: "occupations",
    rows: ["event_target_occupations", "occupation_id"],
  },
  target_country_ids: {
    kind: "choices",
    of: "countries",
    rows: ["event_target_countries", "country_id"],
  },
} as const satisfies Record<string, Field>;

type Fields = typeof eventFields;
export type FieldName = keyof Fields;
export type KindOf<Name extends FieldName> = Fields[Name]["kind"];

/** Names of the fields of these kinds. */
export type FieldOfKind<Kind extends Field["kind"]> = {
  [Name in FieldName]: Fields[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(eventFields) as FieldName[];

/** The names of the fields of these kinds, in their order. */
export function fieldsOfKind<Kind extends Field["kind"]>(...kinds: Kind[]): FieldOfKind<Kind>[] {
  return fieldNames.filter((name) => kinds.some((kind) => kind === eventFields[name].kind)) as never;
}

/** Fields that are a column each, as they are sent. */
export type ColumnField = FieldOfKind<"flag" | "start" | "time" | "choice" | "count">;
export const columnFields = fieldsOfKind("flag", "start", "time", "choice", "count");

type StoredRow = Selectable<DB["events"]>;
type ColumnName<Name extends ColumnField> = Fields[Name] extends { column: infer Column } ? Column : Name;
/** The value of each kind in the database; a field whose column is missing or of another type does not compile. */
interface Stored {
  flag: boolean;
  start: Date;
  time: Date | null;
  choice: number;
  count: number;
}
type Checked<Column extends { [Name in ColumnField]: ColumnOf<Stored[KindOf<Name>]> }> = Column;
type ColumnOf<Value> = {
  [Column in keyof StoredRow]: [StoredRow[Column], Value] extends [Value, StoredRow[Column]] ? Column : never;
}[keyof StoredRow];
type Columns = Checked<{ [Name in ColumnField]: ColumnName<Name> }>;

/** The column of a field. */
export function columnOf<Name extends ColumnField>(name: Name): Columns[Name] {
  const field = eventFields[name];
  return ("column" in field ? field.column : name) as Columns[Name];
}

/** A column of `events` that a field decides. */
export type FieldColumn = Columns[ColumnField] | Fields[FieldOfKind<"custom" | "address">]["columns"][number];
export const columnsOf = (names: readonly FieldName[]): FieldColumn[] => [
  ...columnFields.filter((name) => names.includes(name)).map(columnOf),
  ...fieldsOfKind("custom", "address").flatMap((name) =>
    names.includes(name) ? [...eventFields[name].columns] : [],
  ),
];

type MovingField = {
  [Name in ColumnField]: Fields[Name] extends { movesEvent: true } ? Name : never;
}[ColumnField];
/** The fields whose change calendars and applicants follow, as they follow the texts of the place. */
export const movingFields = columnFields.filter((name) => "movesEvent" in eventFields[name]) as MovingField[];
