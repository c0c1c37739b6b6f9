import { type QueryFunction, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";

interface LoadedProps<Data> {
  /** Names the data among all that one's own page asks for. */
  name: string;
  /** Of the current user; null for visitors. */
  userId: number | null;
  load: QueryFunction<Data>;
  children(data: Data, again: () => void): ReactNode;
}

/** Shows what only the browser can ask for, because only there is known who asks. */
export function Loaded<Data>({ name, userId, load, children }: LoadedProps<Data>) {
  const t = useTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["my-page", name, userId, useLanguage()],
    queryFn: load,
  });
  const again = () => void refetch();
  if (data !== undefined) return children(data, again);
  if (!isError || isFetching) return <p role="status">{t("apply.working")}</p>;
  return (
    <Bar>
      {t("apply.unreachable")}{" "}
      <Button look="quiet" onClick={again}>
        {t("error.again")}
      </Button>
    </Bar>
  );
}
