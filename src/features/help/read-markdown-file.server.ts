import { parse } from "yaml";
import { z } from "zod";
import { supportEmail } from "../../shared/support-email.ts";

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** For search engines and link previews: at most 150 characters. */
  description: z.string().optional(),
});

/** A markdown file under `content/`: its front matter, and the markdown below it. */
export interface MarkdownFile {
  front: z.infer<typeof frontMatter>;
  body: string;
}

const wholeFile = /^---\r?\n(?<head>.*?)\r?\n---\r?\n(?<body>.*)$/s;

/**
 * Reads a file and replaces `{support_email}` by our address. Throws where the front matter is missing, is not YAML, or
 * has a key that we do not know.
 */
export function readMarkdownFile(text: string): MarkdownFile {
  const { head, body } = wholeFile.exec(text)?.groups ?? {};
  if (head === undefined || body === undefined)
    throw new Error("a markdown file begins with its front matter");
  return {
    front: frontMatter.parse(parse(head)),
    body: body.trim().replaceAll("{support_email}", supportEmail),
  };
}
