import { expect, it } from "vitest";
import { readTicketCode, showTicketCode } from "./ticket-code.ts";

it("a code is read without regard to case, width, spaces, hyphens and letters that look like digits", () => {
  for (const typed of ["01189-XYZAB", "o1l89xyzab", " OI 189 – xyz ab ", "０１１８９ｘｙｚａｂ"]) {
    expect(readTicketCode(typed), typed).toBe("01189XYZAB");
  }
});

it("what has another length or a letter that no code has is none", () => {
  for (const typed of ["", "01189XYZA", "01189XYZABC", "01189XYZAU", "https://tsudoi.example/events/1"]) {
    expect(readTicketCode(typed), typed).toBeNull();
  }
});

it("a code is shown in two groups, which are read as the code", () => {
  expect(showTicketCode("01189XYZAB")).toBe("01189-XYZAB");
  expect(readTicketCode(showTicketCode("01189XYZAB"))).toBe("01189XYZAB");
});
