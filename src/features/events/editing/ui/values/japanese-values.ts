import type { RubyWord } from "../../../../../shared/ruby/ruby-words.ts";
import type { Event } from "../../../events.contract.ts";

/** The form's values of the text in plain Japanese, and of how Japanese words are read. */
export interface JapaneseValues {
  plain_title: string;
  plain_discription: string;
  plain_ruby: RubyWord[];
  /** Of the text in Japanese. */
  ruby: RubyWord[];
}

export function newJapaneseValues(): JapaneseValues {
  return { plain_title: "", plain_discription: "", plain_ruby: [], ruby: [] };
}

export function japaneseValues({ plain_text, ruby }: Pick<Event, "plain_text" | "ruby">): JapaneseValues {
  return {
    plain_title: plain_text?.title ?? "",
    plain_discription: plain_text?.discription ?? "",
    plain_ruby: plain_text?.ruby ?? [],
    ruby: ruby ?? [],
  };
}

/** As the API wants them. */
export function japaneseBody({ plain_title, plain_discription, plain_ruby, ruby }: JapaneseValues) {
  const isWritten = Boolean(plain_title.trim() || plain_discription.trim());
  return {
    plain_text: isWritten ? { title: plain_title, discription: plain_discription, ruby: plain_ruby } : null,
    ruby,
  };
}

/** Readings in one line, as `締切(しめきり)、会場(かいじょう)`. */
export function readingsText(words: readonly RubyWord[]): string {
  return words.flatMap(({ text, reading }) => (reading ? [`${text}(${reading})`] : [])).join("、");
}
