/** What stands within what one presses may not be pressed itself. */
const pressed = new Set(["a", "button", "summary", "label", "input", "select", "textarea"]);
const holders = new Set(["a", "button"]);
const reference = /^aria-(labelledby|describedby)$/;

interface Tag {
  name: string;
  isClosing: boolean;
  attributes: Map<string, string>;
}

/**
 * What a validator says against a page's HTML, as far as words alone show it: sizes of pictures that come in one size, ids that
 * stand twice or nowhere, and something to press within something to press.
 */
export function htmlProblems(html: string): string[] {
  const tags = tagsOf(html);
  const open = tags.filter(({ isClosing }) => !isClosing);
  const ids = open.flatMap(({ attributes }) => attributes.get("id") ?? []);
  return [...new Set([...twice(ids), ...open.flatMap((tag) => problemsOf(tag, ids)), ...nested(tags)])];
}

/** Scripts and styles hold no tags; `noscript` holds what others see instead. */
function tagsOf(html: string): Tag[] {
  const text = html.replaceAll(/<!--.*?-->|<(script|style|template)\b[^>]*>.*?<\/\1>/gs, "");
  return [...text.matchAll(/<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, slash = "", name = "", attributes = ""]) => ({
      name: name.toLowerCase(),
      isClosing: slash !== "",
      attributes: new Map(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
          key.toLowerCase(),
          value,
        ]),
      ),
    }),
  );
}

const twice = (ids: string[]) =>
  ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `the id ${id} stands twice`);

function problemsOf({ name, attributes }: Tag, ids: string[]): string[] {
  const problems: string[] = [];
  if (attributes.has("sizes") && name !== "link" && !attributes.has("srcset"))
    problems.push(`<${name}> has sizes without srcset`);
  if (attributes.has("imagesizes") && !attributes.has("imagesrcset"))
    problems.push(`<${name}> has imagesizes without imagesrcset`);
  for (const [key, value] of attributes) {
    if (!reference.test(key)) continue;
    for (const id of value.split(" ")) if (!ids.includes(id)) problems.push(`${key} leads to no ${id}`);
  }
  return problems;
}

function nested(tags: Tag[]): string[] {
  const problems: string[] = [];
  const around: string[] = [];
  for (const { name, isClosing } of tags) {
    if (!isClosing && around.length > 0 && pressed.has(name))
      problems.push(`<${name}> stands within <${around.at(-1)}>`);
    if (!holders.has(name)) continue;
    if (isClosing) around.pop();
    else around.push(name);
  }
  return problems;
}
