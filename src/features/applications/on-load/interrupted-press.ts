import type { ApplyingLeadsTo } from "../../events/events.public.ts";
import { wishUntilLogIn } from "../ui/wish-until-log-in.ts";

/** The press of somebody who wants to apply and has to log in or sign up first, with what the button said. It goes on once. */
export const interruptedPress = wishUntilLogIn<ApplyingLeadsTo>("tsudoi.interrupted-press");
