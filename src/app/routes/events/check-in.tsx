import { data } from "react-router";
import { CheckInPage } from "../../../features/check-in/check-in.public.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/check-in";

/** The same for everybody: who may check in, and at which event, the browser asks for. */
export function loader({ params }: Route.LoaderArgs) {
  const eventId = Number(params.eventId);
  if (!/^[1-9]\d{0,9}$/.test(params.eventId)) throw data(null, 404);
  return { eventId };
}

export const handle = { asksEarly: true };

export const headers = () => ({ "x-robots-tag": "noindex" });

/** Page on which managers of an event check people in. */
export default function ManagersCheckInPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("entrance.title")} isHidden />
      <CheckInPage eventId={loaderData.eventId} />
    </>
  );
}
