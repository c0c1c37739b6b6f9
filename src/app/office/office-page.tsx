import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { PageHead } from "../seo/page-head.tsx";

/** A page of the back office that is no tab: its heading and what stands under it. */
export function OfficePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="lg">
      <PageHead title={title} isHidden />
      <Title order={1}>{title}</Title>
      {children}
    </Stack>
  );
}
