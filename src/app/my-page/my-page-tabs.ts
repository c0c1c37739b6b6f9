import type { TextKey } from "../../ui/texts/texts.tsx";

/** The parts of one's own page by the end of their address: `/me`, `/me/saved` … */
export const myPageTabs = {
  coming: { path: "/me", text: "me.tab.coming" },
  tickets: { path: "/me/tickets", text: "me.tab.tickets" },
  saved: { path: "/me/saved", text: "me.tab.saved" },
  following: { path: "/me/following", text: "me.tab.following" },
  data: { path: "/me/data", text: "me.tab.data" },
  settings: { path: "/me/settings", text: "me.tab.settings" },
} as const satisfies Record<string, { path: string; text: TextKey }>;

export type MyPageTab = keyof typeof myPageTabs;

/** @param name the last part of the address, undefined for `/me`. @returns null where there is no such part */
export function readMyPageTab(name: string | undefined): MyPageTab | null {
  if (name === undefined) return "coming";
  return name !== "coming" && Object.hasOwn(myPageTabs, name) ? (name as MyPageTab) : null;
}
