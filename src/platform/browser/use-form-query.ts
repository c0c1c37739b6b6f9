import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openingKey } from "./query-client.ts";

let openings = 0;

/**
 * What a form begins with. Each form that is opened reads it anew and alone: it never begins with what another one has
 * read before it saved, and no change elsewhere reaches into what is being typed.
 * @param query its key without the reader's language: what is typed has none
 */
export function useFormQuery<Data>(
  query: Pick<UseQueryOptions<Data>, "queryFn" | "refetchInterval"> & { queryKey: readonly unknown[] },
) {
  const [opening] = useState(() => ++openings);
  const client = useQueryClient();
  const queryKey = [...query.queryKey, openingKey, opening];
  const { data, error } = useQuery<Data>({ ...query, queryKey });
  return {
    data,
    /** Null while there is something to show: a form is not taken away because it could not be read again. */
    error: data === undefined ? error : null,
    /** Takes over what was saved. */
    follow: (saved: Data) => client.setQueryData<Data>(queryKey, () => saved),
  };
}
