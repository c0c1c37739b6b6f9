import { createContext, useContext } from "react";

/** Marks our own inline scripts while a page is rendered on the server; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
