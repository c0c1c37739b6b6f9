import { supportEmail } from "../../shared/support-email.ts";

/** A markdown file under `content/`: what its front matter says, and its text. */
export interface MarkdownFile {
  /** One line a key: `title: For organizers`, the value in double quotes where YAML would misread it. */
  front: Record<string, string>;
  body: string;
}

const frontMatter = /^---\n(.*?)\n---\n/s;

/** Reads a file and puts our address in for `{support_email}`. Throws where there is no front matter. */
export function readMarkdownFile(text: string): MarkdownFile {
  const [whole, head] = frontMatter.exec(text) ?? [];
  if (whole === undefined || head === undefined)
    throw new Error("a markdown file begins with its front matter");
  const front = Object.fromEntries(
    head.split("\n").map((line) => {
      const [, key = "", value = ""] = /^(\w+): +(.+)$/.exec(line) ?? [];
      return [key, value.startsWith('"') ? JSON.parse(value) : value];
    }),
  );
  const body = text.slice(whole.length).trim().replaceAll("{support_email}", supportEmail);
  return { front, body };
}
