import { Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { HelpIcon, type HelpTopic } from "../../features/help/help.admin.ts";
import { PageHead } from "../seo/page-head.tsx";

interface AdminPageProps {
  title: string;
  /** The article that helps with it. */
  help?: HelpTopic;
  children: ReactNode;
}

/** A page of the back office that is no tab: its heading and what stands under it. */
export function AdminPage({ title, help, children }: AdminPageProps) {
  return (
    <Stack gap="lg">
      <PageHead title={title} isHidden />
      <Group gap="xs" wrap="nowrap">
        <Title order={1}>{title}</Title>
        {help && <HelpIcon topic={help} />}
      </Group>
      {children}
    </Stack>
  );
}
