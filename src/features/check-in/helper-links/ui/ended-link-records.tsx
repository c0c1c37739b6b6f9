import { useEffect, useState } from "react";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { checkInDatabases, databaseName } from "../../device/check-in-database.ts";
import { useCheckInDevice } from "../../entrance/use-check-in-device.ts";
import { RefusedUndos } from "./refused-undos.tsx";

interface EndedLinkProps {
  eventId: number;
  token: string;
}

/** What a helper's device has recorded by a link that has ended: it is sent as far as the link still takes it, and the rest is named. */
export default function EndedLinkRecords({ eventId, token }: EndedLinkProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const find = async () =>
      setKnown((await checkInDatabases()).includes(await databaseName(eventId, token)));
    find().catch(() => {});
  }, [eventId, token]);
  return isKnown && <Records eventId={eventId} token={token} />;
}

function Records({ eventId, token }: EndedLinkProps) {
  const t = useTexts();
  const { device, state } = useCheckInDevice({ eventId, token, identity: token, event: null });
  if (!device || state.unsent === 0) return null;
  return (
    <>
      <Bar kind="note">{t("entrance.kept", { count: state.unsent })}</Bar>
      {state.access === "ended" && <RefusedUndos undos={state.unsentUndos} device={device} />}
    </>
  );
}
