import { z } from "zod";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { defineAccountNotice } from "./define-account-notice.server.ts";

/** Tells a person of a log-in from a device that they had not used before, and what to do where it was not them. */
export const newDeviceMail = defineAccountNotice({
  kind: "new_device",
  payload: z.object({ device: z.string().nullable(), signedInAt: z.string() }),
  path: "/me/security",
  paragraphs: (t, { device, signedInAt }, language) => [
    t("mail.new_device.body", {
      device: device ?? t("device.unknown"),
      time: displayDateTime(new Date(signedInAt), language),
    }),
    t("mail.new_device.not_you"),
  ],
});
