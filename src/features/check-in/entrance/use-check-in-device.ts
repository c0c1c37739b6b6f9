import { useEffect, useState, useSyncExternalStore } from "react";
import { CheckInDevice } from "../device/check-in-device.ts";
import { firstState } from "../device/device-state.ts";

type Options = ConstructorParameters<typeof CheckInDevice>[0];

const nothing = () => () => {};

/** The device as long as its screen is there; the options are those of the first time. */
export function useCheckInDevice(options: Options) {
  const [device, setDevice] = useState<CheckInDevice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event or identity has a screen of its own
  useEffect(() => {
    const opened = new CheckInDevice(options);
    setDevice(opened);
    return () => opened.stop();
  }, []);
  const state = useSyncExternalStore(device?.subscribe ?? nothing, device?.state ?? (() => firstState));
  return { device, state };
}
