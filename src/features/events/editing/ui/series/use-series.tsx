import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentencesFor } from "../../../../../platform/browser/api-client.ts";
import type { Event } from "../../../events.contract.ts";
import type { Followed } from "../../following/following.contract.ts";
import type { ReasonBody } from "../reason-fields.tsx";
import { type EventValues, eventBody } from "../values/event-values.ts";
import { FollowedSummary } from "./followed-summary.tsx";
import { followingApi, followingQuery } from "./following-calls.ts";
import { type Scope, SeriesScope } from "./series-scope.tsx";

/**
 * The choice whether the events that follow one in its series change with it, and the saves that do so.
 * @param event undefined until it is there
 */
export function useSeries(event: Event | undefined) {
  const id = event?.id ?? 0;
  const isInSeries = event !== undefined && event.series_id !== null;
  const { data: following = [], refetch } = useQuery({ ...followingQuery(id), enabled: isInSeries });
  const [scope, setScope] = useState<Scope>("this");
  const [followed, setFollowed] = useState<Followed | null>(null);
  const isWide = scope === "following" && following.length > 0;
  const params = { id };
  return {
    choice: (following.length > 0 || followed) && (
      <Stack gap="sm">
        {following.length > 0 && <SeriesScope count={following.length} scope={scope} onChange={setScope} />}
        {followed && (
          <Alert color="gray" role="status">
            <FollowedSummary followed={followed} isDone />
          </Alert>
        )}
      </Stack>
    ),
    preview: isWide
      ? async (values: EventValues) => {
          const body = { event: eventBody(values) };
          const { data } = await followingApi("POST /events/{id}/following/preview", { params, body });
          return inSentences(data);
        }
      : undefined,
    /** Null where this event alone is meant; otherwise it as it was saved. What is meant is asked anew for the next save. */
    save: async (body: { event: ReturnType<typeof eventBody> } & ReasonBody): Promise<Event | null> => {
      setFollowed(null);
      if (!isWide) return null;
      const { event: saved, ...outcome } = (
        await followingApi("PUT /events/{id}/following", { params, body })
      ).data;
      setFollowed(await inSentences(outcome));
      setScope("this");
      void refetch();
      return saved;
    },
  };
}

/** Why an event refuses, as forms say it. */
async function inSentences(followed: Followed): Promise<Followed> {
  const following = await Promise.all(
    followed.following.map(async (event) => ({ ...event, errors: await sentencesFor(event.errors) })),
  );
  return { ...followed, following };
}
