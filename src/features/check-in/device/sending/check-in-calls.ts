import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { eventReadContracts } from "../../../events/events.contract.ts";
import { textIn } from "../../../events/events.public.ts";
import type { CheckInFigures, checkInFigureContracts } from "../../figures/figures.contract.ts";
import type { CheckInList, checkInContracts, ScanAnswer } from "../../log/check-ins.contract.ts";
import type { WalkIn, walkInContracts } from "../../walk-ins/walk-ins.contract.ts";
import type { StoredEvent } from "../check-in-database.ts";
import { type DeviceScan, scanAsSent } from "../device-scan.ts";
import type { DeviceWalkIn } from "../device-walk-in.ts";

const api = apiClient<
  typeof checkInContracts & typeof checkInFigureContracts & typeof walkInContracts & typeof eventReadContracts
>();

/** After which a call counts as lost; what it has recorded is answered the same when it is sent again. */
const patienceMs = 15_000;

/** The calls of one event's check-in, as a manager or with a helper's token. */
export interface CheckInCalls {
  event(language: Language): Promise<StoredEvent>;
  list(): Promise<CheckInList>;
  figures(): Promise<CheckInFigures>;
  walkIns(): Promise<WalkIn[]>;
  sendScans(scans: readonly DeviceScan[]): Promise<ScanAnswer[]>;
  addWalkIn(walkIn: DeviceWalkIn): Promise<WalkIn>;
  removeWalkIn(id: number): Promise<unknown>;
}

/** @param token of a helper's link; null for whoever is signed in */
export function checkInCalls(id: number, token: string | null): CheckInCalls {
  const params = { id };
  const common = () => ({
    params,
    signal: AbortSignal.timeout(patienceMs),
    ...(token !== null && { credentials: { "door-token": token } }),
  });
  return {
    event: async (language) => {
      const { data } = await api("GET /events/{id}", { ...common(), query: { applications: "none" } });
      const { title } = textIn(data.language_events, language);
      return { id, title, startAt: data.start_at, endAt: data.end_at };
    },
    list: async () => (await api("GET /events/{id}/check_ins", common())).data,
    figures: async () => (await api("GET /events/{id}/check_ins/figures", common())).data,
    walkIns: async () => (await api("GET /events/{id}/walk_ins", common())).data,
    sendScans: async (scans) =>
      (await api("POST /events/{id}/check_ins", { ...common(), body: { scans: scans.map(scanAsSent) } }))
        .data,
    addWalkIn: async ({ nonce, name, note }) =>
      (await api("POST /events/{id}/walk_ins", { ...common(), body: { nonce, name, note } })).data,
    removeWalkIn: (walk_in_id) =>
      api("DELETE /events/{id}/walk_ins/{walk_in_id}", { ...common(), params: { id, walk_in_id } }),
  };
}
