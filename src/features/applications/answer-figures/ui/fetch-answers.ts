import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { answerFigureContracts } from "../answer-figures.contract.ts";
import type { AskedPeople } from "./answer-filter.tsx";

const api = apiClient<typeof answerFigureContracts>();

const queryOf = ({ state, language }: AskedPeople) => ({ state, ...(language !== "" && { language }) });

/** @param read the language of the page, in which options are told */
export const answerFiguresQuery = (eventId: number, asked: AskedPeople, read: Language) =>
  queryOptions({
    queryKey: ["events", "answers", eventId, asked, read],
    queryFn: async () =>
      (await api("GET /events/{id}/answers/figures", { params: { id: eventId }, query: queryOf(asked) }))
        .data,
  });

/** What was written, page by page. */
export const writtenAnswersQuery = (eventId: number, questionId: number, asked: AskedPeople, q: string) =>
  infiniteQueryOptions({
    queryKey: ["events", "answers", eventId, asked, questionId, q],
    initialPageParam: "",
    queryFn: ({ pageParam }) =>
      api("GET /events/{id}/answers/{question_id}", {
        params: { id: eventId, question_id: questionId },
        query: { ...queryOf(asked), ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: (page) => page.next_cursor ?? null,
  });
