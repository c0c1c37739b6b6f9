import type { EventRow } from "../../event-rows.server.ts";
import type { LanguageEventIn } from "../edit-event.contract.ts";
import { fateOf } from "./follow-value.ts";

type Text = EventRow["texts"][number];

/** The texts of a language by their names on the wire. */
const wireNames = {
  title: "title",
  summary: "summary",
  description: "discription",
  place_name: "place_name",
  address: "address",
  fee_note: "fee_note",
  access_station: "access_station",
  organization_name: "organization_name",
  is_main: "is_main",
} as const satisfies Partial<Record<keyof Text, keyof LanguageEventIn>>;
const names = Object.keys(wireNames) as (keyof typeof wireNames)[];

/** What a following event's texts become, language by language; what somebody has written for it alone stays. */
export function followTexts(
  before: readonly Text[],
  after: readonly Text[],
  own: readonly Text[],
): { sent: LanguageEventIn[]; unchanged: string[] } {
  const sent: LanguageEventIn[] = [];
  const unchanged = new Set<string>();
  for (const text of after) {
    const was = before.find(({ id }) => id === text.id) ?? inLanguage(before, text.language_id);
    const there = inLanguage(own, was?.language_id ?? text.language_id) ?? inLanguage(own, text.language_id);
    if (!there) {
      // A language that is new, or was empty until now; one that somebody took away from the following event stays away.
      const isNew = names.some((name) => fateOf(was?.[name], text[name], undefined) !== "same");
      if (!isNew) continue;
      if (!was || isBlank(was)) sent.push({ language_id: text.language_id, ...wholeText(text) });
      else unchanged.add("language_events");
      continue;
    }
    const change = changesOf(was ?? blankOf(there), text, there, unchanged);
    if (Object.keys(change).length > 0) sent.push({ id: there.id, ...change });
  }
  for (const was of before) {
    if (after.some(({ id, language_id }) => id === was.id || language_id === was.language_id)) continue;
    const there = inLanguage(own, was.language_id);
    if (!there) continue;
    if (names.every((name) => fateOf(was[name], undefined, there[name]) !== "own")) {
      sent.push({ id: there.id, _destroy: true });
    } else unchanged.add("language_events");
  }
  return { sent, unchanged: [...unchanged] };
}

function changesOf(was: Partial<Text>, text: Text, there: Text, unchanged: Set<string>): LanguageEventIn {
  const change: Record<string, unknown> = {};
  if (
    was.language_id !== undefined &&
    was.language_id !== text.language_id &&
    there.language_id !== text.language_id
  ) {
    change.language_id = text.language_id;
  }
  for (const name of names) {
    const fate = fateOf(
      was[name] ?? emptyOf(name),
      text[name] ?? emptyOf(name),
      there[name] ?? emptyOf(name),
    );
    if (fate === "set") change[wireNames[name]] = text[name];
    if (fate === "own" && name !== "is_main") unchanged.add(wireNames[name]);
  }
  return change;
}

const inLanguage = (texts: readonly Text[], languageId: number) =>
  texts.find(({ language_id }) => language_id === languageId);

const emptyOf = (name: keyof typeof wireNames) => (name === "is_main" ? false : "");

/** For a language that the saved event has just got, and the following one had before. */
const blankOf = ({ is_main }: Text): Partial<Text> => ({ is_main });

const isBlank = (text: Text) => names.every((name) => name === "is_main" || !text[name]);

function wholeText(text: Text): LanguageEventIn {
  const whole: Record<string, unknown> = {};
  for (const name of names)
    if (name !== "organization_name" || text[name]) whole[wireNames[name]] = text[name];
  return whole;
}
