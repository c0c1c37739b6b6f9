import { useMemo } from "react";
import { LongTable } from "../../../../ui/tables/long-table.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { personColumns } from "../../members/ui/person-columns.ts";
import type { UserRow } from "../../organizations.contract.ts";

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
