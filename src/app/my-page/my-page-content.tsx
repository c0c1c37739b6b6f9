import { MyExport } from "../../features/account-export/account-export.public.ts";
import type { User } from "../../features/accounts/accounts.contract.ts";
import { type SignUpChoices, useLogInAbove } from "../../features/accounts/accounts.public.ts";
import { MyData, MyTickets } from "../../features/applications/applications.public.ts";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { DeviceBookmarks } from "./device-bookmarks.tsx";
import { MyEvents } from "./events/my-events.tsx";
import { InvitationsBar } from "./invitations-bar.tsx";
import { MyBookmarks } from "./my-bookmarks.tsx";
import { MyFollows } from "./my-follows.tsx";
import type { MyPageTab } from "./my-page-tabs.ts";
import { MySearches } from "./my-searches.tsx";
import { MySettings } from "./my-settings.tsx";

interface MyPageContentProps {
  tab: MyPageTab;
  /** Null for visitors, and without a connection: there is nothing then but what the device keeps. */
  user: User | null;
  /** For the settings alone. */
  choices: SignUpChoices | null;
}

/** The content below the tabs of one's own page. */
export default function MyPageContent({ tab, user, choices }: MyPageContentProps) {
  // Visitors have a page of what they have saved too.
  useLogInAbove(user !== null && tab !== "saved");
  return (
    <QueryProvider>
      {tab === "tickets" && <MyTickets />}
      {!user && tab === "saved" && <DeviceBookmarks />}
      {user && tab === "coming" && (
        <>
          <InvitationsBar userId={user.id} />
          <MyEvents userId={user.id} />
        </>
      )}
      {user && tab === "saved" && (
        <>
          <MyBookmarks userId={user.id} />
          <MySearches userId={user.id} />
        </>
      )}
      {user && tab === "following" && <MyFollows userId={user.id} />}
      {user && tab === "data" && (
        <>
          <MyExport userId={user.id} />
          <MyData userId={user.id} />
        </>
      )}
      {user && tab === "settings" && choices && <MySettings user={user} choices={choices} />}
    </QueryProvider>
  );
}
