import { toEditTime } from "../../../../../shared/time/tokyo-time.ts";
import type { TextKey, Texts } from "../../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events.contract.ts";
import { eventFields, type FieldOfKind, fieldNames, type KindOf } from "../../../fields/event-fields.ts";

/** What is typed, by the kind of its field: times as `YYYY-MM-DD HH:mm` of Japan, ids as texts, empty texts for what is not set. */
interface Typed {
  flag: boolean;
  start: string;
  time: string;
  choice: string;
  choices: string[];
  count: string;
  address: string;
}

/** Fields of the form, in its order. */
export const shownFields = fieldNames.filter((name) => name !== "is_public");
export type FormField = Exclude<FieldOfKind<keyof Typed>, "is_public">;
const formFields = shownFields.filter((name): name is FormField => eventFields[name].kind !== "custom");

type Unlabelled = {
  [Name in FormField]: (typeof eventFields)[Name] extends { label: TextKey } ? never : Name;
}[FormField];

/** A field's name in the form; one without a text does not compile. */
export function labelOf(name: FormField, t: Texts): string {
  const field = eventFields[name];
  return t("label" in field ? field.label : `event_form.${name as Unlabelled}`);
}

/** The form's values of the fields that are typed as their kind is. */
export type FieldValues = { [Name in FormField]: Typed[KindOf<Name>] };

export function newFieldValues(): FieldValues {
  return valuesBy((name) => {
    const field = eventFields[name];
    if (field.kind === "flag") return field.proposed;
    return field.kind === "choices" ? [] : "";
  });
}

export function fieldValues(event: Pick<Event, FormField>): FieldValues {
  return valuesBy((name) => {
    const [{ kind }, value] = [eventFields[name], event[name]];
    if (kind === "flag") return value;
    if (Array.isArray(value)) return value.map(String);
    if (kind === "start" || kind === "time") return value ? toEditTime(new Date(value as string)) : "";
    return String(value ?? "");
  });
}

/** What is sent, by the kind of its field. */
type Sent = Omit<Typed, "choice" | "choices" | "count"> & {
  choice: number | null;
  choices: number[];
  count: number | null;
};

/** As the API wants them. */
export function fieldBody(values: FieldValues): { [Name in FormField]: Sent[KindOf<Name>] } {
  return valuesBy((name) => {
    const [{ kind }, value] = [eventFields[name], values[name]];
    if (Array.isArray(value)) return value.map(Number);
    if (kind === "choice" || kind === "count") return Number(String(value).normalize("NFKC")) || null;
    return value;
  });
}

function valuesBy<Values>(toValue: (name: FormField) => unknown): Values {
  return Object.fromEntries(formFields.map((name) => [name, toValue(name)])) as Values;
}
