import { useTexts } from "../../ui/texts/texts.tsx";
import { pageContext } from "../page-context.server.ts";
import type { Route } from "./+types/home.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { now: context.get(pageContext).platform.clock.now().toISOString() };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <main>
      <h1>{t("home.title")}</h1>
      <p>{loaderData.now}</p>
    </main>
  );
}
