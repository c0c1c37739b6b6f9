import { Suspense, useEffect, useState } from "react";
import { oncePainted } from "../../../ui/base/once-painted.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { StoredEvent } from "../device/check-in-database.ts";
import { storeDeviceName, storedDeviceName } from "../device/device-name.ts";
import { ArrivalFigures } from "../figures/ui/arrival-figures.tsx";
import { RefusedUndos } from "../helper-links/ui/refused-undos.tsx";
import { RecordedScans } from "../log/ui/recorded-scans.tsx";
import { PeopleList } from "../name-list/ui/people-list.tsx";
import { fetchScanner, ScanOutcome } from "../scanner/lazy-scanner.ts";
import { WalkInList } from "../walk-ins/ui/walk-in-list.tsx";
import { CheckInHeader } from "./check-in-header.tsx";
import styles from "./check-in-screen.module.css";
import { CheckInTabs, type CheckInWay } from "./check-in-tabs.tsx";
import { DeviceNameForm } from "./device-name-form.tsx";
import { GettingReady } from "./getting-ready.tsx";
import { LastOutcome } from "./last-outcome.tsx";
import { ScanWay } from "./scan-way.tsx";
import { useCheckInDevice } from "./use-check-in-device.ts";
import { useLastOutcome } from "./use-last-outcome.ts";

interface CheckInScreenProps {
  eventId: number;
  token: string | null;
  identity: string;
  event: StoredEvent | null;
  proposedName: string | null;
}

/** Checks people in at one event: by their tickets, by their names, or from the list, with a connection or without. */
export default function CheckInScreen({ eventId, token, identity, event, proposedName }: CheckInScreenProps) {
  const t = useTexts();
  const { device, state } = useCheckInDevice({ eventId, token, identity, event });
  const [name, setName] = useState(storedDeviceName);
  const [isNaming, setNaming] = useState(name === null);
  const [way, setWay] = useState<CheckInWay>(firstWay);
  const last = useLastOutcome(device, state, name ?? "");
  // A scan's outcome fills the screen; one's own tick is told in a line, beside the list in which it is seen as well.
  const isFilling = way === "scan" && last.isByCode && last.outcome !== null;
  const { isRead } = state;
  useEffect(() => (isRead ? oncePainted(() => void fetchScanner().catch(() => {})) : undefined), [isRead]);
  const shown = event ?? state.event;
  const { access } = state;
  const isLocked = access !== "open" || state.isBroken;
  if (!isRead) return <GettingReady title={shown?.title} />;
  return (
    <div className={styles.screen} data-way={way}>
      <CheckInHeader
        event={shown}
        deviceName={isNaming ? null : name}
        onRename={() => setNaming(true)}
        isOnline={state.isOnline}
        unsent={state.unsent}
      />
      {state.isBroken && <Bar>{t(isSecureContext ? "entrance.broken" : "entrance.insecure")}</Bar>}
      {access !== "open" && (
        <Bar>
          {t(`entrance.access.${access}`)}
          {state.unsent > 0 && ` ${t("entrance.kept", { count: state.unsent })}`}
        </Bar>
      )}
      {access === "ended" && device && <RefusedUndos undos={state.unsentUndos} device={device} />}
      {isNaming && !isLocked && (
        <DeviceNameForm
          proposed={name ?? proposedName ?? t("entrance.device_proposed")}
          onNamed={(named) => {
            storeDeviceName(named);
            setName(named);
            setNaming(false);
          }}
        />
      )}
      {!isNaming && !isLocked && (
        <>
          <div className={styles.figures}>
            <ArrivalFigures
              people={state.people}
              walkIns={state.walkIns.length}
              figures={way === "recorded" ? state.figures : null}
            />
          </div>
          <CheckInTabs way={way} onChange={setWay} />
          {way === "scan" && (
            <ScanWay onCode={(text) => last.record({ kind: "in", text })} onList={() => setWay("list")} />
          )}
          {way === "list" && (
            <PeopleList people={state.people} isOnline={state.isOnline} record={last.record} />
          )}
          {way === "walk_ins" && device && <WalkInList walkIns={state.walkIns} device={device} />}
          {way === "recorded" && <RecordedScans scans={state.scans} people={state.people} />}
          <LastOutcome last={last} isElsewhere={isFilling} />
          {way === "scan" && (
            <Suspense>
              <ScanOutcome
                outcome={isFilling ? last.outcome : null}
                onClose={last.close}
                onUndo={last.undo}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Phones and tablets are held before tickets; at a desk somebody looks names up. */
const firstWay = (): CheckInWay => (matchMedia("(pointer: coarse)").matches ? "scan" : "list");
