import type { Messages } from "@lingui/core";
import { type ReactNode, use } from "react";
import { MoreTexts } from "../../ui/texts/texts.tsx";

interface WithFetchedTextsProps {
  /** Null on the server, which has all texts. */
  texts: Promise<Messages> | null;
  children: ReactNode;
}

/** Gives the pages of a layout its texts, which are fetched as soon as the layout's module is there. */
export function WithFetchedTexts({ texts, children }: WithFetchedTextsProps) {
  return texts ? <WithMessages texts={texts}>{children}</WithMessages> : children;
}

function WithMessages({ texts, children }: { texts: Promise<Messages>; children: ReactNode }) {
  return <MoreTexts catalogue={use(texts)}>{children}</MoreTexts>;
}
