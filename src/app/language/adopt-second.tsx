import { useEffect } from "react";
import type { Language } from "../../shared/languages/languages.ts";
import { useAdoptSecond } from "../../ui/texts/reader.tsx";

/** On a device where nothing was chosen a signed-in person has the second language of their account. */
export default function AdoptSecond({ second }: { second: Language }) {
  const adopt = useAdoptSecond();
  useEffect(() => {
    void adopt(second);
  }, [second, adopt]);
  return null;
}
