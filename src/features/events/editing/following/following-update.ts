import type { EventRow } from "../../event-rows.server.ts";
import { columnOf, eventFields, fieldsOfKind } from "../../fields/event-fields.ts";
import { choicesOfRow } from "../../fields/present-fields.ts";
import type { EventIn } from "../edit-event.contract.ts";
import { followQuestions } from "./follow-questions.ts";
import { followTexts } from "./follow-texts.ts";
import { followMoment, followTimes } from "./follow-times.ts";
import { fateOf, sorted } from "./follow-value.ts";

/** An event with what stands beside its row. */
export interface EventState {
  row: EventRow;
  meetingUrl: string | null;
}

/** The save of a following event. */
export interface FollowingUpdate {
  sent: EventIn;
  /** The stored name of its picture; undefined where it stays. */
  thumbnail: string | null | undefined;
  /** The fields that were saved and stay as they are here, because they had a value of their own. */
  unchanged: string[];
}

// Who is to see an event is said of each: a draft among others is one on purpose.
const ofEachEvent: readonly string[] = ["is_published"];

/**
 * What a save, which made `after` of `before`, makes of a following event: the values that were the same in both follow, those that
 * somebody has given it singly stay.
 * @param sent what was saved
 */
export function followingUpdate(
  before: EventState,
  after: EventState,
  own: EventState,
  sent: EventIn,
): FollowingUpdate {
  const update: FollowingUpdate = { sent: {}, thumbnail: undefined, unchanged: [] };
  const follow = (name: keyof EventIn, was: unknown, is: unknown, there: unknown, value: unknown = is) => {
    const fate = fateOf(was, is, there);
    if (fate === "set") Object.assign(update.sent, { [name]: value });
    // Readings are of each event's own text, which is told of.
    if (fate === "own" && name !== "ruby") update.unchanged.push(name);
  };
  const rows = [before.row, after.row, own.row] as const;
  for (const name of fieldsOfKind("flag", "choice", "count")) {
    if (ofEachEvent.includes(name)) continue;
    const [was, is, there] = rows.map((row) => row[columnOf(name)]);
    follow(name, was, is, there);
  }
  for (const name of fieldsOfKind("choices")) {
    const [was, is, there] = rows.map((row) => sorted(choicesOfRow(row)[name]));
    follow(name, was, is, there);
  }
  for (const name of fieldsOfKind("custom")) {
    if (name === "priority_access") continue;
    const [was, is, there] = rows.map((row) => eventFields[name].columns.map((column) => row[column]));
    follow(name, was, is, there, sent[name]);
  }
  const [was, is, there] = rows.map(({ university_id, detail_url }) => ({ university_id, detail_url }));
  follow("university_id", was?.university_id, is?.university_id, there?.university_id);
  follow("detail_url", was?.detail_url, is?.detail_url, there?.detail_url);
  follow("meeting_url", before.meetingUrl, after.meetingUrl, own.meetingUrl);
  const picture = fateOf(...(rows.map(({ thumbnail_url }) => thumbnail_url) as [unknown, unknown, unknown]));
  if (picture === "set") update.thumbnail = after.row.thumbnail_url;
  if (picture === "own") update.unchanged.push("thumbnail_url");

  const times = followTimes(...rows);
  Object.assign(update.sent, times.sent);
  update.unchanged.push(...times.unchanged);
  followPriority(update, rows, times.shift, sent.priority_access);
  const texts = followTexts(before.row.texts, after.row.texts, own.row.texts);
  if (texts.sent.length > 0) update.sent.language_events_attributes = texts.sent;
  const questions = followQuestions(
    before.row.questions,
    after.row.questions,
    own.row.questions,
    sent.apply_questions_attributes ?? [],
  );
  if (questions.sent.length > 0) update.sent.apply_questions_attributes = questions.sent;
  update.unchanged.push(...texts.unchanged, ...(questions.isOwn ? ["apply_questions"] : []));
  return update;
}

/** Its end is a moment like others; for whom it is, is one value. */
function followPriority(
  update: FollowingUpdate,
  [before, after, own]: readonly [EventRow, EventRow, EventRow],
  shift: number,
  sent: EventIn["priority_access"],
): void {
  const groupsOf = (row: EventRow) =>
    eventFields.priority_access.columns
      .filter((column) => column !== "priority_until_at")
      .map((column) => sorted(row[column] as number[]));
  const momentOf = ({ start_at, priority_until_at }: EventRow) => ({
    startAt: start_at,
    at: priority_until_at,
  });
  const groups = fateOf(groupsOf(before), groupsOf(after), groupsOf(own));
  const until = followMoment(momentOf(before), momentOf(after), momentOf(own), shift);
  if (groups === "same" && until === "same") return;
  if (groups === "own" || until === "own") {
    update.unchanged.push("priority_access");
    return;
  }
  const at = until === "same" ? own.priority_until_at : until.at;
  if (!sent || !at) update.sent.priority_access = null;
  else {
    const groupsThere = {
      graduation_years: own.priority_graduation_years,
      university_ids: own.priority_university_ids,
      department_category_ids: own.priority_department_category_ids,
      occupation_ids: own.priority_occupation_ids,
    };
    update.sent.priority_access = { ...(groups === "set" ? sent : groupsThere), until: at };
  }
}
