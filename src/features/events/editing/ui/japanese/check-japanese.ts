import { apiClient } from "../../../../../platform/browser/api-client.ts";
import { mendedRuby, type RubyWord } from "../../../../../shared/ruby/ruby-words.ts";
import { linesOf } from "../../../japanese/japanese-text.ts";
import type { Advice, japaneseTextContracts } from "../../../japanese/japanese-texts.contract.ts";

const api = apiClient<typeof japaneseTextContracts>();

/** A text as it was checked: what was typed since then is not in it. */
export interface CheckedText {
  title: string;
  discription: string;
  advice: Advice[];
}

/** Asks the server about a text, and keeps the readings that somebody has mended. */
export async function checkJapanese(
  text: { title: string; discription: string },
  known: readonly RubyWord[],
): Promise<{ checked: CheckedText; ruby: RubyWord[] }> {
  const { ruby, advice } = (await api("POST /events/japanese_text", { body: text })).data;
  return { checked: { ...text, advice }, ruby: mendedRuby(linesOf(text), ruby, known) };
}
