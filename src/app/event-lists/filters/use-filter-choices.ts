import { useState } from "react";
import { choiceFields, type FilterChoices } from "./filter-choices.ts";

type Choices = Partial<FilterChoices>;

/** The options of the filters; where a page was fetched whole its form alone has them (`withDataInMarkup`). */
export function useFilterChoices(loaded: Choices | undefined): Choices {
  const [inPage] = useState(() => (loaded ? {} : readChoices()));
  return loaded ?? inPage;
}

function readChoices(): Choices {
  const found = choiceFields.flatMap((name) => {
    const field = document.querySelector<HTMLSelectElement>(`form[role="search"] select[name="${name}"]`);
    const options = [...(field?.options ?? [])].filter(({ value }) => value !== "");
    return field ? [[name, options.map(({ value, text }) => ({ id: Number(value), name: text }))]] : [];
  });
  return Object.fromEntries(found);
}
