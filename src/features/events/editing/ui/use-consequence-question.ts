import { useRef, useState } from "react";
import type { Consequence } from "./consequences.ts";

/** Asks about consequences and waits for the answer; where there are none, nobody is asked. */
export function useConsequenceQuestion() {
  const [consequences, setConsequences] = useState<Consequence[] | null>(null);
  const resolve = useRef<(isMeant: boolean) => void>(null);
  return {
    consequences,
    ask: (found: Consequence[]): Promise<boolean> => {
      if (found.length === 0) return Promise.resolve(true);
      setConsequences(found);
      return new Promise((answer) => {
        resolve.current = answer;
      });
    },
    onAnswer: (isMeant: boolean) => {
      setConsequences(null);
      resolve.current?.(isMeant);
    },
  };
}
