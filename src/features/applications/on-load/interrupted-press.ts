import type { ApplyingOutcome } from "../../events/events.public.ts";
import { wishUntilLogIn } from "../applying/ui/wish-until-log-in.ts";

/** The press of somebody who wants to apply and has to log in or sign up first, with what the button said. It goes on once. */
export const interruptedPress = wishUntilLogIn<ApplyingOutcome>("tsudoi.interrupted-press");
