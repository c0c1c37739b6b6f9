import type { ComponentType } from "react";
import { documentLanguage } from "../../shared/languages/document-language.ts";
import { lazyPart } from "../base/lazy-part.ts";
import type { PartTexts } from "./part-texts.ts";
import { signedInTexts } from "./signed-in-texts.ts";
import { MoreTexts } from "./texts.tsx";

/**
 * A part of a page that only browsers show, of the signed-in or after a click, fetched together with its texts when it is
 * needed. The server never renders it.
 * @param texts `own.json` where it is left out
 */
export function lazyClientOnly<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: PartTexts = signedInTexts,
) {
  return lazyPart(async () => {
    const [{ default: Part }] = await Promise.all([load(), texts(documentLanguage())]);
    return {
      default: (props: Props) => (
        <MoreTexts texts={texts}>
          <Part {...props} />
        </MoreTexts>
      ),
    };
  });
}
