import { useRef } from "react";

/**
 * A nonce for what is to be sent: the same while that stays the same, so that pressing again after a lost answer does nothing twice;
 * another one once a word of it is another.
 */
export function useNonceOf(): (body: unknown) => string {
  const last = useRef({ body: "", nonce: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, nonce: crypto.randomUUID() };
    return last.current.nonce;
  };
}
