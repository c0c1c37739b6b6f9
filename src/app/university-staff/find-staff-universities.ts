import type { universityStaffContracts } from "../../features/organizations/university-staff/university-staff.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { readFromTab, storeInTab } from "../../platform/browser/storage/tab-storage.ts";

const api = apiClient<typeof universityStaffContracts>();

/** Of the last person who was asked about in this tab. */
interface KnownStaff {
  userId: number;
  isStaff: boolean;
}

const key = "university-staff";
let underWay: Promise<KnownStaff> | null = null;

/** Calls back where the person speaks for a university: asked once a visit, by all parts of the page together. */
export async function notifyIfStaff(userId: number, tell: (id: number) => void): Promise<void> {
  const known = readFromTab<KnownStaff>(key);
  const isKnown = known?.userId === userId;
  if (!isKnown) underWay ??= ask(userId);
  try {
    const found = isKnown ? known : await underWay;
    if (found?.userId === userId && found.isStaff) tell(userId);
  } catch {
    // Without an answer the menu is as it is for most.
  } finally {
    underWay = null;
  }
}

async function ask(userId: number): Promise<KnownStaff> {
  const { data } = await api("GET /users/own/universities");
  const found = { userId, isStaff: data.length > 0 };
  storeInTab(key, found);
  return found;
}
