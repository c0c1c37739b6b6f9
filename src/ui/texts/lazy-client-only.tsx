import type { ComponentType } from "react";
import { documentLanguage } from "../../shared/languages/document-language.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useIsHydrated } from "../forms/use-is-hydrated.ts";
import type { PartTexts } from "./part-texts.ts";
import { signedInTexts } from "./signed-in-texts.ts";
import { MoreTexts } from "./texts.tsx";

/**
 * A part of a page that only browsers show, of the signed-in or after a click, fetched together with its texts when it is
 * needed. The server never renders it, and what stands around it is not drawn again when it comes.
 * @param texts `own.json` where it is left out
 */
export function lazyClientOnly<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: PartTexts = signedInTexts,
) {
  const LazyPart = lazyPart(async () => {
    const [{ default: Part }] = await Promise.all([load(), texts(documentLanguage())]);
    return {
      default: (props: Props) => (
        <MoreTexts texts={texts}>
          <Part {...props} />
        </MoreTexts>
      ),
    };
  });
  return (props: Props) => useIsHydrated() && <LazyPart {...props} />;
}
