import { useRef, useState } from "react";

/** Asks something in a dialog and waits for the answer. `asked` is null while nothing is asked. */
export function useQuestion<Asked, Answer>() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const resolve = useRef<(answer: Answer) => void>(null);
  return {
    asked,
    ask: (question: Asked): Promise<Answer> => {
      setAsked(question);
      return new Promise((answer) => {
        resolve.current = answer;
      });
    },
    onAnswer: (answer: Answer) => {
      setAsked(null);
      resolve.current?.(answer);
    },
  };
}
