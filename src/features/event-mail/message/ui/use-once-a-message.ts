import { useRef } from "react";

/**
 * A nonce for what is to be sent: the same while that stays the same, so that pressing again after a lost answer writes to nobody twice;
 * another one once a word or a recipient is another.
 */
export function useOnceAMessage(): (body: unknown) => string {
  const last = useRef({ body: "", nonce: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, nonce: crypto.randomUUID() };
    return last.current.nonce;
  };
}
