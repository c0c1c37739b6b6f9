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

type Notice = Parameters<typeof notifications.show>[0] & { message: string };

/** What is said while one press does several things; null at other times. */
let together: Notice[] | null = null;

/** Runs what says several things at once: each failure is read, beside the others, and a success only where nothing failed. */
export async function noticeTogether(work: () => Promise<void>): Promise<void> {
  together = [];
  try {
    await work();
  } finally {
    const notices = new Map(together.map((notice) => [notice.message, notice]));
    const failures = [...notices.values()].filter(({ role }) => role === "alert");
    together = null;
    notifications.clean();
    for (const notice of failures.length > 0 ? failures : notices.values()) notifications.show(notice);
  }
}

/** The next one takes its place: what failed a moment ago is not true any more once it has worked. */
function show(notice: Notice): void {
  if (together) return void together.push(notice);
  notifications.clean();
  notifications.show(notice);
}
