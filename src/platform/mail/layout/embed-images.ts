import type { OutgoingMail } from "../mailer.server.ts";

/** The HTML of a mail with its pictures inside, for where it is shown without being sent. */
export function embedImages({ html, images = [] }: Pick<OutgoingMail, "html" | "images">): string {
  return images.reduce(
    (shown, { id, base64 }) => shown.replaceAll(`"cid:${id}"`, `"data:image/png;base64,${base64}"`),
    html,
  );
}
