import { readCounters } from "../../../shared/ruby/counter-readings.ts";
import { splitRuby } from "../../../shared/ruby/ruby-marks.ts";

/**
 * The HTML of a mail with its readings over the words, which no attribute has any more. Mail programs that know no ruby show them in
 * parentheses behind the word; Word, which draws mails in Outlook, would run them into the sentence, so that it gets the word alone.
 */
export function drawRubyInMail(html: string): string {
  return readCounters(splitRuby(html))
    .map((part) =>
      typeof part === "string"
        ? part
        : `<ruby>${part.base}<!--[if !mso]><!--><rp>(</rp><rt aria-hidden="true">${part.reading}</rt><rp>)</rp><!--<![endif]--></ruby>`,
    )
    .join("");
}
