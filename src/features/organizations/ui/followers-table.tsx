import { useMemo } from "react";
import { LongTable } from "../../../ui/tables/long-table.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { UserRow } from "../organizations.contract.ts";
import { personColumns } from "./person-columns.ts";

/** Followers, without a way to write to anybody outside of the announcement. */
export function FollowersTable({ followers }: { followers: UserRow[] }) {
  const t = useTexts();
  const language = useLanguage();
  const columns = useMemo(() => personColumns(t, language), [t, language]);
  return (
    <LongTable
      label={t("organization_desk.followers")}
      rows={followers}
      columns={columns}
      idOf={({ id }) => id}
      none={t("followers.none")}
    />
  );
}
