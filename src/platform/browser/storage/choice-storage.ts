import { isInWindowAlone } from "./stored-session.ts";

/** Where a choice of the person at the device is kept: on a shared computer it goes with the window. */
export const choiceStorage = (): Storage => (isInWindowAlone() ? sessionStorage : localStorage);
