/** Mail programs take addresses of so many characters. */
const quotedAtMost = 600;

/** Opens an answer in the organizer's own mail program, with the question quoted below. */
export function replyAddress(email: string, title: string, question: string): string {
  const quoted = [...question]
    .slice(0, quotedAtMost)
    .join("")
    .replaceAll(/^/gm, "> ")
    .replaceAll("\n", "\r\n");
  const parts = { subject: `Re: ${title}`, body: `\r\n\r\n${quoted}` };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join("&")}`;
}
