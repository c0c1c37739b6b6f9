/** Something that both languages have to say alike. */
export interface TextFact {
  /** As it was written, for the reader. */
  written: string;
  /** One of them in the other text is enough. */
  keys: string[];
  /** What it says beside: who names a day has named its month. */
  impliedKeys: string[];
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** Numbers as words, by their value from 1 on. */
const spelled = [
  "an?|one|first|once|single|一",
  "two|second|twice|both|二|両",
  "three|third|三",
  "four|fourth|四",
  "five|fifth|五",
  "six|sixth|六",
  "seven|seventh|七",
  "eight|eighth|八",
  "nine|ninth|九",
  "ten|tenth|十",
  ..."eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" "),
].map((words, index) => ({
  pattern: new RegExp(words.replace(/[a-z?]+/g, "\\b$&\\b"), "i"),
  key: `n${index + 1}`,
}));

const number = (digits: string) => Number(digits.replaceAll(",", ""));
const onDay = (one: number, day: number) => [`d${one}-${day}`, `n${day}`];
const monthNumber = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** At an hour of the half day that is said, or of either; a full hour is often written as a number alone. */
function atTime(hour: number, minute: number, half?: string): string[] {
  const isAfternoon = half ? /p|午後|夜|夕/i.test(half) : undefined;
  const hours =
    isAfternoon === undefined
      ? hour < 12
        ? [hour, hour + 12]
        : [hour]
      : [(hour % 12) + (isAfternoon ? 12 : 0)];
  return [...hours.map((one) => `t${one}:${minute}`), ...(minute === 0 ? [`n${hour}`] : [])];
}

/** From the most special to plain numbers: what one rule has read, no later one reads again. */
const rules: { pattern: RegExp; keysOf(match: string[]): string[] }[] = [
  // Pages in two languages have two addresses, mostly of one site.
  { pattern: /https?:\/\/([\w.-]+)[^\s<>()「」、。]*/gi, keysOf: ([, host]) => [`l${host?.toLowerCase()}`] },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, keysOf: ([whole]) => [`l${whole?.toLowerCase()}`] },
  {
    pattern: /(?:(?:\d{4}|令和(?:\d{1,2}|元))年)?(\d{1,2})月(\d{1,2})日/g,
    keysOf: ([, m, d]) => onDay(Number(m), Number(d)),
  },
  { pattern: /\d{4}[-/.](\d{1,2})[-/.](\d{1,2})/g, keysOf: ([, m, d]) => onDay(Number(m), Number(d)) },
  {
    pattern: new RegExp(`\\b${month} ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`, "gi"),
    keysOf: ([, name, day]) => onDay(monthNumber(name as string), Number(day)),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?: \\d{4}\\b)?`, "gi"),
    keysOf: ([, day, name]) => onDay(monthNumber(name as string), Number(day)),
  },
  {
    // In which order day and month stand differs from country to country.
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    keysOf: ([, one, other]) => [...onDay(Number(one), Number(other)), ...onDay(Number(other), Number(one))],
  },
  {
    pattern: /(午前|午後|夜|夕方)?(\d{1,2})時(?!間)(?:(\d{1,2})分|(半))?/g,
    keysOf: ([, half, hour, minute, isHalf]) => atTime(Number(hour), isHalf ? 30 : Number(minute ?? 0), half),
  },
  {
    // Of two times before one "pm" the first may be of either half of the day: 11–1 pm, 6–8 pm.
    pattern: /(?<![\d:])(\d{1,2})(?= ?(?:[-–—~〜]|to) ?\d{1,2}(?::\d{2})? ?[ap]\.?m\b)/gi,
    keysOf: ([, hour]) => atTime(Number(hour), 0),
  },
  {
    pattern: /(午前|午後)?(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?/gi,
    keysOf: ([, before, hour, minute, after]) => atTime(Number(hour), Number(minute), before ?? after),
  },
  { pattern: /\b(\d{1,2}) ?([ap])\.?m\b\.?/gi, keysOf: ([, hour, half]) => atTime(Number(hour), 0, half) },
  { pattern: /\bnoon\b|正午/gi, keysOf: () => atTime(12, 0) },
  { pattern: /(\d{1,2})月(?!曜)/g, keysOf: ([, m]) => [`m${Number(m)}`] },
  {
    // Not "may", which is mostly another word, nor "march", unless it begins like a name.
    pattern: /\b(January|February|March|April|June|July|August|September|October|November|December)\b/g,
    keysOf: ([, name]) => [`m${monthNumber(name as string)}`],
  },
  {
    pattern: /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:days?|sdays?|nesdays?|rsdays?|urdays?|\b)/g,
    keysOf: ([, name]) => [`w${weekdays.indexOf((name as string).toLowerCase())}`],
  },
  {
    pattern: /([日月火水木金土])曜|[(（]([日月火水木金土])(?:[・･,、]?祝)?[)）]/g,
    keysOf: ([, long, short]) => [`w${"日月火水木金土".indexOf((long ?? short) as string)}`],
  },
  {
    pattern: /(\d+(?:,\d{3})*(?:\.\d+)?)(万|千)?/g,
    keysOf: ([, digits, unit]) => [
      `n${number(digits as string) * (unit === "万" ? 10_000 : unit === "千" ? 1_000 : 1)}`,
    ],
  },
];

/** Numbers, times, dates, weekdays and links of a text, and what it spells out, which nobody has to repeat in digits. */
export function textFacts(text: string): { facts: TextFact[]; spelledKeys: string[] } {
  let rest = text.normalize("NFKC");
  const facts: TextFact[] = [];
  for (const { pattern, keysOf } of rules)
    rest = rest.replace(pattern, (...match) => {
      const groups = match.slice(
        0,
        match.findIndex((one) => typeof one === "number"),
      ) as string[];
      const keys = keysOf(groups);
      const impliedKeys = keys.flatMap(
        (key) =>
          key
            .match(/^d(\d+)-/)
            ?.slice(1)
            .map((one) => `m${one}`) ?? [],
      );
      facts.push({ written: (groups[0] as string).trim(), keys, impliedKeys });
      return " ";
    });
  return { facts, spelledKeys: spelled.filter(({ pattern }) => pattern.test(rest)).map(({ key }) => key) };
}
