import { describe, expect, test } from "vitest";
import { endAfterMove, oddTime, proposedEnd } from "./event-times.ts";

const now = "2026-11-22 12:00";

describe("the end of an event", () => {
  test("follows a start that is moved, so that the event stays as long as it was", () => {
    expect(endAfterMove("2026-12-01 20:45", "2026-12-01 18:45", "2026-12-02 09:00")).toBe("2026-12-02 11:00");
    expect(endAfterMove("2026-12-02 01:00", "2026-12-01 22:00", "2026-12-31 23:00")).toBe("2027-01-01 02:00");
  });

  test("stays where there is none, and while one of the moments cannot be read", () => {
    expect(endAfterMove("", "2026-12-01 18:45", "2026-12-02 18:45")).toBe("");
    expect(endAfterMove("2026-12-01 20:45", "", "2026-12-02 18:45")).toBe("2026-12-01 20:45");
    expect(endAfterMove("2026-12-1 9:45", "", "2026-12-02 18:45")).toBe("2026-12-1 9:45");
    expect(endAfterMove("2026-12-01 20:45", "2026-12-01 18:45", "2026-12-0\t18:45")).toBe("2026-12-01 20:45");
  });
});

describe("the end that is proposed for a new event", () => {
  test("comes with its start, as late as the organization's events usually end", () => {
    expect(proposedEnd("", "2026-12-01 22:45", 150)).toBe("2026-12-02 01:15");
  });

  test("is none while the start is being typed, where one was typed, and where no length is known", () => {
    expect(proposedEnd("", "2026-12-01\t22", 150)).toBeNull();
    expect(proposedEnd("2026-12-01 20:00", "2026-12-01 18:00", 150)).toBeNull();
    expect(proposedEnd("", "2026-12-01 18:00", null)).toBeNull();
  });
});

describe("a time that is taken and may not be meant", () => {
  test("is a start that has passed, or passes in this minute", () => {
    expect(oddTime("start_at", "2026-11-22 11:59", "2026-11-22 11:59", now)).toBe("past_start");
    expect(oddTime("start_at", now, now, now)).toBe("past_start");
    expect(oddTime("start_at", "2026-11-22 12:01", "2026-11-22 12:01", now)).toBeNull();
  });

  test("is a deadline after the start, or one that has passed before it", () => {
    const start = "2026-12-01 18:00";
    expect(oddTime("apply_due", "2026-12-01 18:01", start, now)).toBe("due_after_start");
    expect(oddTime("apply_due", "2026-11-21 18:00", start, now)).toBe("past_due");
    expect(oddTime("apply_due", "2026-12-01 18:00", start, now)).toBeNull();
    expect(oddTime("apply_due", "", start, now)).toBeNull();
    expect(oddTime("apply_due", now, start, now)).toBeNull();
    expect(oddTime("apply_due", "2026-11-20 18:00", "2026-11-21 18:00", now)).toBeNull();
    expect(oddTime("apply_due", "2026-11-20 18:00", now, now)).toBeNull();
  });

  test("is a reception after the start", () => {
    expect(oddTime("recieption_start_at", "2026-12-01 18:30", "2026-12-01 18:00", now)).toBe(
      "reception_after_start",
    );
    expect(oddTime("recieption_start_at", "2026-12-01 17:30", "2026-12-01 18:00", now)).toBeNull();
  });

  test("is no end, whenever it is", () => {
    expect(oddTime("end_at", "2026-12-01 20:00", "2026-12-01 18:00", now)).toBeNull();
    expect(oddTime("end_at", "2026-11-21 20:00", "2026-12-01 18:00", now)).toBeNull();
  });

  test("is nothing that cannot be read yet", () => {
    expect(oddTime("start_at", "2026-11\t", "2026-11\t", now)).toBeNull();
    expect(oddTime("apply_due", "2026-12-02 18:00", "", now)).toBeNull();
  });
});
