import { apiClient } from "../../../../platform/browser/api-client.ts";
import { readCounters } from "../../../../shared/ruby/counter-readings.ts";
import { splitRuby } from "../../../../shared/ruby/ruby-marks.ts";
import { annotate } from "../../../../shared/ruby/ruby-words.ts";
import type { japaneseTextContracts } from "../japanese-texts.contract.ts";
import type { ShownRuby } from "./shown-ruby.ts";

const api = apiClient<typeof japaneseTextContracts>();

/** Fetches how the words of an event's Japanese text are read. */
export async function fetchRuby(eventId: number): Promise<ShownRuby> {
  const { ruby: words } = (await api("GET /events/{id}/ruby", { params: { id: eventId } })).data;
  return {
    eventId,
    title(title) {
      const element = document.createElement("p");
      element.append(...rubyIn(annotate([title], words)[0] ?? title));
      return element.innerHTML;
    },
    description(title, html) {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      const nodes = textsIn(body);
      const drawn = annotate([title, ...nodes.map(({ data }) => data)], words).slice(1);
      for (const [place, node] of nodes.entries()) node.replaceWith(...rubyIn(drawn[place] ?? node.data));
      return body.innerHTML;
    },
  };
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

/** As `rubyNodes` draws it, without React: the markup is none of its own. */
function rubyIn(text: string): (string | Node)[] {
  return readCounters(splitRuby(text)).map((part) => {
    if (typeof part === "string") return part;
    const [ruby, reading] = [document.createElement("ruby"), document.createElement("rt")];
    reading.textContent = part.reading;
    reading.ariaHidden = "true";
    ruby.append(part.base, parenthesis("("), reading, parenthesis(")"));
    return ruby;
  });
}

function parenthesis(letter: string): HTMLElement {
  const element = document.createElement("rp");
  element.textContent = letter;
  return element;
}
