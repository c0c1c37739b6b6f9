import { useEffect, useState } from "react";

/**
 * Data that a page fetches beside what the server rendered. Null until the answer is there, and where none comes: the page then
 * stays as it was made.
 * @param asked names the question, so that no answer to another one is shown; null while there is nothing to ask
 */
export function useAnswer<Answer>(asked: string | null, ask: () => Promise<Answer>): Answer | null {
  const [answered, setAnswered] = useState<{ asked: string; answer: Answer } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when `ask` would ask for something else
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    ask().then(
      (answer) => isCurrent && setAnswered({ asked, answer }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return answered?.asked === asked ? answered.answer : null;
}
