import type { ActiveState } from "../../../../shared/application-states.ts";
import type { AttendanceChoice } from "../../delivery/chosen/chosen-recipients.contract.ts";

/** Ways to choose to whom a mail to applicants goes. */
export const recipientChoices = ["states", "answer", "attendance", "people"] as const;

/** Values of the fields that choose to whom a mail goes; those of the other ways stay while one looks at them. */
export interface RecipientsValues {
  to: (typeof recipientChoices)[number];
  states: ActiveState[];
  /** Id of an option of a question, as the field has it; empty for none. */
  option_id: string;
  /** Of those who have answered so, the ones it goes to; none for all who are not out. */
  answer_states: ActiveState[];
  attendance: AttendanceChoice;
  /** Ids, as the field of people has them. */
  people: string[];
}

/** As a mail says to whom it goes. */
interface SavedRecipients {
  states: ActiveState[];
  option_id?: number | undefined;
  attendance?: AttendanceChoice | undefined;
  user_ids?: number[] | undefined;
}

/** What the fields begin with: who is coming, where nothing is saved. */
export function recipientsValues(saved: SavedRecipients | null): RecipientsValues {
  const { states = [], option_id, attendance, user_ids } = saved ?? {};
  const other = attendance ? "attendance" : user_ids && "people";
  return {
    to: option_id ? "answer" : (other ?? "states"),
    states: states.length > 0 && !option_id ? states : ["confirmed"],
    option_id: option_id ? String(option_id) : "",
    answer_states: option_id ? states : [],
    attendance: attendance ?? "attended",
    people: user_ids?.map(String) ?? [],
  };
}

/** The fields at which what the API says of its own is shown. */
export const recipientFieldsByWire = {
  user_ids: "people",
  states: "states",
  option_id: "option_id",
  attendance: "attendance",
} as const;

/** As the API takes them: the way that is chosen alone. */
export function recipientsBody(values: RecipientsValues): Partial<SavedRecipients> {
  const { to, states, option_id, answer_states, attendance, people } = values;
  if (to === "people") return { user_ids: people.map(Number) };
  if (to === "answer") {
    return { option_id: Number(option_id), ...(answer_states.length > 0 && { states: answer_states }) };
  }
  return to === "attendance" ? { attendance } : { states };
}

/** Whether somebody could be meant: what is not chosen yet needs no asking for a number. */
export function isChosen({ to, states, option_id, people }: RecipientsValues): boolean {
  if (to === "people") return people.length > 0;
  if (to === "answer") return option_id !== "";
  return to === "attendance" || states.length > 0;
}
