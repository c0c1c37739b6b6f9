import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { CardData } from "../card/card-data.ts";
import type { Event } from "../events.contract.ts";
import { readableTexts, textIn } from "../ui/event-text.ts";
import type { EventMatch, Mark, MatchField, MatchReason, SearchTerm } from "./event-match.ts";
import { type FoundMark, findHighlights } from "./find-marks.ts";

/** How much of a long text is shown around the first mark. */
const [lettersBefore, lettersAround] = [20, 90];

const onCard = ["title", "place", "prefecture", "organization"] as const;

/**
 * Why a search has found an event: what its card has of the words is marked, and where it does not have all of them, another
 * part that has.
 */
export function explainMatch(
  event: Event,
  card: Pick<CardData, (typeof onCard)[number]>,
  searchTerms: readonly SearchTerm[],
  reader: TextReader,
): EventMatch {
  const shown = onCard.map((field) => ({
    field,
    text: card[field],
    found: findHighlights(card[field], searchTerms),
  }));
  const known = new Set(shown.flatMap(({ found }) => found.flatMap(({ searchTerm }) => searchTerm.runs)));
  const missing = searchTerms.filter(({ runs }) => !runs.every((run) => known.has(run)));
  const elsewhere = missing.length > 0 ? findElsewhere(event, missing, reader) : null;
  const marks = Object.fromEntries(shown.map(({ field, found }) => [field, marksOf(found)]));
  return {
    ...(marks as Record<(typeof onCard)[number], Mark[]>),
    reason: elsewhere?.reason ?? null,
    instead: insteadOf([...shown, ...(elsewhere ? [elsewhere] : [])]),
  };
}

const marksOf = (found: readonly FoundMark[]): Mark[] => found.map(({ mark }) => mark);

/** The first text that has one of the words; what says most of an event comes first. */
function findElsewhere(event: Event, searchTerms: readonly SearchTerm[], reader: TextReader) {
  for (const [field, text] of textsOf(event, reader)) {
    const found = text ? findHighlights(text, searchTerms) : [];
    if (found.length > 0) return { text, found, reason: excerpt(field, text, marksOf(found)) };
  }
  return null;
}

function textsOf(event: Event, reader: TextReader): [MatchField, string][] {
  const nameOf = (named: { name: string } | undefined) => named?.name ?? "";
  return [
    ["purpose", nameOf(event.event_purpose)],
    ["format", nameOf(event.event_format)],
    ...event.organizations.map(({ organization_name }): [MatchField, string] => [
      "organization",
      organization_name,
    ]),
    ...inOrderFor(reader, event).flatMap((text): [MatchField, string][] => [
      ["title", text.title],
      ["place", text.place_name],
      ["place", text.address],
      ["organization", text.organization_name ?? ""],
      ["description", text.summary],
      ["description", text.discription],
    ]),
  ];
}

/** The one that the reader gets first. */
function inOrderFor(reader: TextReader, event: Event) {
  const texts = readableTexts(event);
  const first = textIn(texts, reader);
  return [first, ...texts.filter((text) => text !== first)];
}

function excerpt(field: MatchField, text: string, marks: readonly Mark[]): MatchReason {
  const plain = text.replace(/[\s#*_>`-]/g, (sign) => (/[-_]/.test(sign) ? sign : " "));
  const [first] = marks;
  if (!first || plain.length <= lettersAround) return { field, text: plain, marks };
  const from = Math.max(0, first[0] - lettersBefore);
  const to = Math.min(plain.length, from + lettersAround);
  const before = from > 0 ? "…" : "";
  const shift = before.length - from;
  return {
    field,
    text: `${before}${plain.slice(from, to)}${to < plain.length ? "…" : ""}`,
    marks: marks.filter(([, end]) => end <= to).map(([start, end]): Mark => [start + shift, end + shift]),
  };
}

/** The other word of the first of the typed ones that stands nowhere itself. */
function insteadOf(texts: readonly { text: string; found: readonly FoundMark[] }[]): EventMatch["instead"] {
  const all = texts.flatMap(({ text, found }) => found.map((one) => ({ text, ...one })));
  const typed = new Set(
    all.flatMap(({ searchTerm }) => (searchTerm.kind === "typed" ? searchTerm.runs : [])),
  );
  const other = all.find(
    ({ searchTerm }) => searchTerm.kind === "synonym" && !searchTerm.runs.every((run) => typed.has(run)),
  );
  return other
    ? { typed: other.searchTerm.typed, found: other.text.slice(other.mark[0], other.mark[1]) }
    : null;
}
