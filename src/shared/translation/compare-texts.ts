import { type TextFact, textFacts } from "./text-facts.ts";

/** Words in Latin letters within Japanese, mostly names of places and services: Zoom, LINE. */
const latinName = /(?<![\w@./-])[A-Z][A-Za-z]{2,}(?![\w@./-])/g;
const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** What one of two texts says and the other does not, as it is written there, each once. */
export interface Difference {
  onlyInFirst: string[];
  onlyInSecond: string[];
}

/** Numbers, times, dates, links and names by which two languages of one text differ. A blank text differs in nothing. */
export function compareTexts(first: string, second: string): Difference {
  if (!first.trim() || !second.trim()) return { onlyInFirst: [], onlyInSecond: [] };
  return { onlyInFirst: onlyIn(first, second), onlyInSecond: onlyIn(second, first) };
}

function onlyIn(text: string, other: string): string[] {
  const said = textFacts(other);
  const known = new Set([
    ...said.spelledKeys,
    ...said.facts.flatMap(({ keys, impliedKeys }) => [...keys, ...impliedKeys]),
  ]);
  const isMissing = ({ keys }: TextFact) => !keys.some((key) => known.has(key));
  const facts = textFacts(text).facts.filter(isMissing);
  return [...new Set([...facts.map(({ written }) => written), ...namesMissing(text, other)])];
}

function namesMissing(text: string, other: string): string[] {
  const words = other.normalize("NFKC").toLowerCase();
  const prose = text.normalize("NFKC").replace(/https?:\/\/\S+/gi, " ");
  return (
    prose
      .split("\n")
      // In a line of Latin letters alone each word would look like a name.
      .filter(isJapanese)
      .flatMap((line) => [...line.matchAll(latinName)].map(([name]) => name))
      .filter((name) => !words.includes(name.toLowerCase()))
  );
}
