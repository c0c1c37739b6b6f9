import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";

/** A section of the page on one's own security, within its texts. */
export const Codes = lazyClientOnly(async () => {
  const { Codes: Section } = await import("./ui/codes.tsx");
  return { default: Section };
});
