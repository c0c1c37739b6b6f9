import { notifications } from "@mantine/notifications";

/** A save that went well: shown for as long as one needs to notice it. */
export function noticeSaved(message: string): void {
  notifications.show({ message, color: "teal", autoClose: 1500 });
}

/** A success with something to read in it. */
export function noticeSuccess(message: string): void {
  notifications.show({ message, color: "teal", autoClose: 5000 });
}

/** What went wrong stays until it is closed, unless a time is given (milliseconds). */
export function noticeFailure(message: string, autoClose: number | false = false): void {
  notifications.show({ message, color: "red", autoClose, role: "alert" });
}
