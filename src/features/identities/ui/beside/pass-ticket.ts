/** So long a page may need to hear of it: a phone wakes up what lies behind the tab in front. */
const patienceMs = 3000;

interface Passed {
  ticket?: string;
  isTaken?: true;
}

/** Between the tabs of this browser alone. @param id of the page that waits */
const channelTo = (id: string) => new BroadcastChannel(`tsudoi.log-in-beside.${id}`);

/** Takes the tickets that tabs beside a page bring it. @returns what ends it */
export function receiveTickets(id: string, take: (ticket: string) => void): () => void {
  const channel = channelTo(id);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (!data.ticket) return;
    channel.postMessage({ isTaken: true } satisfies Passed);
    take(data.ticket);
  };
  return () => channel.close();
}

/** Brings a ticket to the page that waits for it. @returns whether that took it; it may be closed by now */
export function passTicket(id: string, ticket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = channelTo(id);
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), patienceMs);
    channel.onmessage = ({ data }: MessageEvent<Passed>) => {
      if (data.isTaken) end(true);
    };
    channel.postMessage({ ticket } satisfies Passed);
  });
}
