import { Stack, Switch, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { CertificateOffer, certificateContracts } from "../certificate.contract.ts";

const api = apiClient<typeof certificateContracts>();

/** Whether an event gives certificates of attendance; saved as soon as it is switched. */
export function CertificateDashboard({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const [offer, setOffer] = useState<CertificateOffer | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    api("GET /events/{id}/certificate", { params: { id: eventId } }).then(
      ({ data }) => isCurrent && setOffer(data),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  const change = async (is_offered: boolean) => {
    setSaving(true);
    try {
      const params = { id: eventId };
      const { data } = await api("PUT /events/{id}/certificate", { params, body: { is_offered } });
      setOffer(data);
      noticeSaved(t("admin.saved"));
    } catch {
      noticeFailure(t("admin.unreachable"));
    }
    setSaving(false);
  };
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t("certificate.lead")}</Text>
      {hasFailed && <Text role="alert">{t("admin.unreachable")}</Text>}
      <Switch
        label={t("certificate.is_offered")}
        checked={offer?.is_offered ?? false}
        disabled={!offer || isSaving}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {offer !== null && offer.issued > 0 && (
        <Text size="sm">{t("certificate.issued", { count: offer.issued })}</Text>
      )}
    </Stack>
  );
}
