import { QueryClient } from "@tanstack/react-query";
import { onSessionChanged } from "./stored-session.ts";

/**
 * What signed-in people have read in this browser. Too large for the first load of a public page: only parts that are
 * loaded later import it, within a `QueryProvider`. Keys begin with the feature's name and stand in its `*-queries.ts`;
 * the reader and the language of an answer are in its key.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Others change what a screen shows, and forms begin with it: each visit reads it anew.
      gcTime: 0,
      // What is being read or typed stays as it is.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // A screen says at once that something failed and offers another try.
      retry: false,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

// What is on the screen stays, such as a form whose session ran out; nothing else of the person before is left.
if (typeof document !== "undefined") onSessionChanged(() => queryClient.clear());
