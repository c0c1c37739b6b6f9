import { Badge } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { OrganizationEvent } from "../co-hosts.contract.ts";

export type CoHostStatus = "owner" | "declined" | "accepted" | "invited";

/** The state of an organization's part in an event, asked in this order. */
export function coHostStatus(host: OrganizationEvent): CoHostStatus {
  if (host.is_owner) return "owner";
  if (host.declined_at) return "declined";
  return host.accepted_at ? "accepted" : "invited";
}

/** Told apart without colours too. */
const signs: Record<CoHostStatus, string> = { owner: "★", declined: "×", accepted: "✓", invited: "…" };

const colours: Record<CoHostStatus, { background: string; color: string }> = {
  owner: { background: "#fff", color: "#1c1b19" },
  declined: { background: "#c92a2a", color: "#fff" },
  accepted: { background: "#1f6b4a", color: "#fff" },
  invited: { background: "#ffd43b", color: "#1c1b19" },
};

export function CoHostChip({ status }: { status: CoHostStatus }) {
  const t = useTexts();
  const { background, color } = colours[status];
  return (
    <Badge
      tt="none"
      radius="sm"
      size="lg"
      leftSection={<span aria-hidden="true">{signs[status]}</span>}
      style={{ background, color, border: "1px solid var(--line)" }}
    >
      {t(`co_host.${status}`)}
    </Badge>
  );
}
