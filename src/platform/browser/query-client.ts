import { QueryClient } from "@tanstack/react-query";
import { onLanguageChanged } from "./language-changed.ts";
import { onSessionChanged } from "./storage/stored-session.ts";

/**
 * The query cache of the signed-in. Too large for the first load of a public page: only parts that are
 * loaded later import it, within a `QueryProvider`. Keys begin with the feature's name and stand in its `*-queries.ts`;
 * the reader and the language of an answer are in its key.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Others change what a screen shows, and forms begin with it: each visit reads it anew.
      gcTime: 0,
      // Nothing changes under somebody who is reading or typing.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A screen says at once that something failed and offers another try.
      retry: false,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

// Queries on the screen stay, such as those of a form whose session expired: without them the form would begin anew, and what is
// typed would be gone. What could not be read for want of a session is asked for again. All others of the person before go.
if (typeof document !== "undefined") {
  onSessionChanged(() => {
    queryClient.removeQueries({ type: "inactive" });
    const hasFailed = ({ state }: { state: { status: string } }) => state.status === "error";
    void queryClient.refetchQueries({ type: "active", predicate: hasFailed });
  });
  // Answers name things in the page's language. What a form began with is left to it: what is typed has none.
  onLanguageChanged(() => {
    const isOfForm = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(openingKey);
    void queryClient.invalidateQueries({ predicate: (query) => !isOfForm(query) });
  });
}

/** In the keys of what forms begin with (`use-form-query.ts`). */
export const openingKey = "opening";
