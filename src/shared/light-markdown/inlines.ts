/** A piece of a line. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; content: Inline[] }
  | { type: "emphasis"; content: Inline[] }
  | { type: "link"; url: string; content: Inline[] };

const deepest = 3;

/**
 * Every alternative is bounded, so that a hostile line costs no more than its length. Addresses end at the first character
 * that is not ASCII: Japanese goes on after them without a blank.
 */
const tokens = new RegExp(
  [
    /\\(?<escaped>[\\*_[\]#>~`-])/,
    /!?\[(?<label>[^[\]]{1,300})\]\((?<target>(?:https?:\/\/|mailto:)[^\s()[\]<>]{1,1000}(?:\([^\s()[\]<>]{0,200}\)[^\s()[\]<>]{0,200})?)\)/,
    /(?<address>(?<![A-Za-z0-9])(?:https?:\/\/|www\.)[\w.~:/?#[\]@!$&'()*+,;=%-]{1,2000})/,
    /(?<mailbox>(?<![\w.%+-])[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5})/,
    /(?<strongMark>\*\*|(?<![\p{L}\p{N}_])__)(?=\S)(?<strong>.{0,500}?\S)\k<strongMark>(?![*_])/u,
    /(?<![\p{L}\p{N}*_])(?<mark>[*_])(?=[^\s*_])(?<emphasis>[^*_]{0,500}?[^\s*_])\k<mark>(?![\p{L}\p{N}*_])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Bold, italics, links and bare addresses of one line; everything else is text as it was typed. */
export function readInlines(line: string, depth = 0, isInLink = false): Inline[] {
  if (depth > deepest) return [{ type: "text", text: line }];
  const inlines: Inline[] = [];
  const addText = (text: string) => {
    const last = inlines.at(-1);
    if (last?.type === "text") last.text += text;
    else if (text) inlines.push({ type: "text", text });
  };
  let end = 0;
  for (const match of line.matchAll(tokens)) {
    const { escaped, label, target, address, mailbox, strong, emphasis } = match.groups ?? {};
    addText(line.slice(end, match.index));
    end = match.index + match[0].length;
    const nested = (text: string, inLink = isInLink) => readInlines(text, depth + 1, inLink);
    if (escaped) addText(escaped);
    else if (strong) inlines.push({ type: "strong", content: nested(strong) });
    else if (emphasis) inlines.push({ type: "emphasis", content: nested(emphasis) });
    else if (isInLink) addText(match[0]);
    else if (label && target) inlines.push({ type: "link", url: target, content: nested(label, true) });
    else if (mailbox) inlines.push(link(`mailto:${mailbox}`, mailbox));
    else if (address) {
      const url = withoutSentenceEnd(address);
      if (url.length > 8) inlines.push(link(url.startsWith("www.") ? `https://${url}` : url, url));
      else addText(url);
      addText(address.slice(url.length));
    }
  }
  addText(line.slice(end));
  return inlines;
}

function link(url: string, text: string): Inline {
  return { type: "link", url, content: [{ type: "text", text }] };
}

/** Marks that end a sentence or close a bracket around the address are not of it. */
function withoutSentenceEnd(address: string): string {
  let url = address;
  while (/[.,:;!?'*_~()[\]]$/.test(url)) {
    if (url.endsWith(")") && count(url, "(") >= count(url, ")")) break;
    url = url.slice(0, -1);
  }
  return url;
}

const count = (text: string, character: string) => text.split(character).length - 1;
