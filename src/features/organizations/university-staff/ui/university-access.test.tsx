import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import { supportEmail } from "../../../../shared/support-email.ts";
import { UniversityAccess } from "./university-access.tsx";

it.each(["ja", "en"] as const)(
  "who speaks for no university reads in %s the purpose of the page, and writes to the team by a link",
  async (language) => {
    const { t } = await show(<UniversityAccess />, { language });
    expect(screen.getByText(t("university_access.purpose"))).toBeTruthy();
    expect(screen.getByText(t("university_access.how"))).toBeTruthy();
    const link = screen.getByRole("link", { name: t("university_access.contact", { email: supportEmail }) });
    expect(link.getAttribute("href")).toBe(`mailto:${supportEmail}`);
  },
);
