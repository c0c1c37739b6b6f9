import { foldText } from "../../../platform/text-analysis/fold-text.ts";
import { defaultLanguage, languageIds } from "../../../shared/languages/languages.ts";
import type { When } from "./dates-of-when.ts";

/** Words of a search that say something of events, as the filters that say the same. */
export interface Facts {
  when?: When;
  is_free?: true;
  is_online?: true;
  welcomes_beginners?: true;
  language_id?: number;
}

/** Words for each fact in any language. */
const words: [Facts, string[]][] = [
  [{ when: "today" }, ["今日", "きょう", "本日", "today", "tonight"]],
  [{ when: "tomorrow" }, ["明日", "あした", "あす", "tomorrow"]],
  [
    { when: "weekend" },
    ["今週末", "週末", "この週末", "今度の週末", "this weekend", "weekend", "the weekend", "on the weekend"],
  ],
  [{ when: "next_week" }, ["来週", "らいしゅう", "next week"]],
  [
    { is_free: true },
    [
      "無料",
      "むりょう",
      "タダ",
      "ただ",
      "参加費無料",
      "入場無料",
      "free",
      "for free",
      "free of charge",
      "no charge",
      "free admission",
      "free entry",
    ],
  ],
  [{ is_online: true }, ["オンライン", "オンライン開催", "online"]],
  [
    { language_id: languageIds[defaultLanguage] },
    [
      "英語",
      "えいご",
      "英語OK",
      "英語可",
      "英語対応",
      "english",
      "in english",
      "english ok",
      "english-friendly",
    ],
  ],
  [
    { welcomes_beginners: true },
    [
      "初心者",
      "しょしんしゃ",
      "初心者歓迎",
      "初めて",
      "はじめて",
      "初参加",
      "初参加歓迎",
      "未経験",
      "beginner",
      "beginners",
      "for beginners",
      "beginners welcome",
      "beginner friendly",
      "first time",
      "first-timer",
      "first-timers",
      "first time welcome",
    ],
  ],
];

/** Words that mean something else together than apart. */
const names = [
  "english conversation",
  "english cafe",
  "english lounge",
  "english chat",
  "english debate",
  "english club",
  "english camp",
  "english literature",
  "free market",
  "free talk",
  "free wifi",
  "online game",
  "online games",
  "gluten free",
  "barrier free",
  "step free",
  "sugar free",
];

/** Words that people put around facts, and mean nothing by. */
const fillers = new Set(
  ["イベント", "event", "events", "の", "で", "な", "on", "in", "for", "at"].map(foldText),
);

const factOf = new Map(
  words.flatMap(([fact, spellings]) => spellings.map((word) => [foldText(word), fact] as const)),
);
const protectedNames = new Set(names.map(foldText));
const longestName = 3;

/** A search that was typed, taken apart. */
export interface TypedFacts {
  facts: Facts;
  /** The words that say nothing of the kind, as they were typed. */
  rest: string;
  /** The words that were taken for facts, each with the search in which it is a word and no fact. */
  taken: { word: string; asWord: string }[];
}

/** A fact between quotation marks is a word. */
const token = /["“”「][^"“”」]*["“”」]|[^\s,、，・+]+/gu;

/**
 * Finds words that say what a filter says: 無料 ボードゲーム, "free hiking tomorrow", 明日の無料イベント. Of two that exclude each other,
 * such as two days, the first is a fact. What is left says the same when it is read again.
 */
export function readFacts(typed: string): TypedFacts {
  const tokens = typed.match(token) ?? [];
  const read: TypedFacts = { facts: {}, rest: "", taken: [] };
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { count, facts } = factsAt(tokens, at);
    const said = tokens.slice(at, at + count);
    if (facts.length === 0) rest.push(...said);
    else if (facts.every((fact) => isNew(fact, read.facts))) {
      Object.assign(read.facts, ...facts);
      const quoted = `"${said.join(" ")}"`;
      read.taken.push({
        word: said.join(" "),
        asWord: [...tokens.slice(0, at), quoted, ...tokens.slice(at + count)].join(" "),
      });
    } else rest.push(`"${said.join(" ")}"`);
    at += count;
  }
  if (read.taken.length === 0) return { ...read, rest: typed };
  const isSaid = rest.some((word) => !fillers.has(foldText(word)));
  const left = isSaid ? rest.join(" ") : "";
  // Words that have come together by what was taken from between them.
  const again = readFacts(left);
  if (again.taken.length === 0) return { ...read, rest: left };
  const isFree = Object.keys(again.facts).every((key) => !(key in read.facts));
  return isFree
    ? { ...read, facts: { ...read.facts, ...again.facts }, rest: again.rest }
    : { ...read, rest: `"${left}"` };
}

function isNew(fact: Facts, known: Facts): boolean {
  return Object.entries(fact).every(([key, value]) => (known[key as keyof Facts] ?? value) === value);
}

/** The facts of the longest name that begins here, and how many words it has. */
function factsAt(tokens: readonly string[], at: number): { count: number; facts: Facts[] } {
  for (let count = Math.min(longestName, tokens.length - at); count > 0; count -= 1) {
    const name = foldText(tokens.slice(at, at + count).join(" "));
    if (protectedNames.has(name)) return { count, facts: [] };
    const fact = factOf.get(name);
    if (fact) return { count, facts: [fact] };
  }
  return { count: 1, facts: factsWithin(foldText(tokens[at] ?? "")) };
}

const pieces = [...factOf.keys(), ...fillers]
  .filter((word) => !/[a-z]/.test(word))
  .sort((one, other) => other.length - one.length);

/** Of Japanese words without a blank, all of which say a fact or nothing: 明日の無料イベント. Empty of all others. */
function factsWithin(word: string): Facts[] {
  const facts: Facts[] = [];
  for (let rest = word; rest; ) {
    const piece = pieces.find((one) => rest.startsWith(one));
    if (!piece) return [];
    const fact = factOf.get(piece);
    if (fact) facts.push(fact);
    rest = rest.slice(piece.length);
  }
  return facts;
}

/** Completions of a search whose last word is being typed: the whole words for facts that begin so. */
export function completeFacts(typed: string): string[] {
  const last = typed.match(/[^\s、・]+$/u)?.[0] ?? "";
  const folded = foldText(last);
  if (folded.length < (/^[a-z]/.test(folded) ? 3 : 1)) return [];
  const before = typed.slice(0, typed.length - last.length);
  const whole = words.flatMap(([, spellings]) =>
    spellings.filter((word) => foldText(word).startsWith(folded)).slice(0, 1),
  );
  return whole.map((word) => before + word);
}
