import { notifications } from "@mantine/notifications";

/** A save that went well: shown for as long as one needs to notice it. */
export function noticeSaved(message: string): void {
  show({ message, color: "teal", autoClose: 1500 });
}

/** A success with something to read in it. */
export function noticeSuccess(message: string): void {
  show({ message, color: "teal", autoClose: 5000 });
}

/** A failure stays until it is closed or replaced, unless a time is given (milliseconds). */
export function noticeFailure(message: string, autoClose: number | false = false): void {
  show({ message, color: "red", autoClose, role: "alert" });
}

/** The next one takes its place: what failed a moment ago is not true any more once it has worked. */
function show(notice: Parameters<typeof notifications.show>[0]): void {
  notifications.clean();
  notifications.show(notice);
}
