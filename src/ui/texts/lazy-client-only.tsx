import type { Messages } from "@lingui/core";
import { type ComponentType, lazy, type ReactNode } from "react";
import { loadOwnTexts } from "./load-own-texts.ts";
import { MoreTexts } from "./texts.tsx";

/**
 * A part of a page that only browsers show, of the signed-in or after a click, fetched together with its texts when it is
 * needed. The server never renders it.
 * @param loadTexts `own.json` where it is left out
 */
export function lazyClientOnly<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  loadTexts: () => Promise<Messages> = loadOwnTexts,
) {
  return lazy(async () => {
    const [{ default: Part }, messages] = await Promise.all([load(), loadTexts()]);
    return { default: (props: Props) => <WithTexts messages={messages} part={<Part {...props} />} /> };
  });
}

function WithTexts({ messages, part }: { messages: Messages; part: ReactNode }) {
  return <MoreTexts catalogue={messages}>{part}</MoreTexts>;
}
