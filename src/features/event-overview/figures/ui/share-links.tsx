import { Button, CopyButton, Group, Stack, Text, TextInput, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { fromIn, maxFromLength } from "../../../../shared/view-source.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

const places = ["poster", "mail", "instagram"] as const;

/** The event's address for each place that it is put in, so that the figures tell which of them people came by. */
export function ShareLinks({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [own, setOwn] = useState("");
  const from = own.trim();
  const isUsable = from === "" || fromIn(`?from=${encodeURIComponent(from)}`) !== null;
  const addressFrom = (source: string) => `${window.location.origin}/events/${eventId}?from=${source}`;
  return (
    <Stack gap="sm">
      <Text size="sm">{t("figures.links_hint")}</Text>
      {places.map((place) => (
        <LinkToCopy key={place} label={t(`figures.link_for.${place}`)} address={addressFrom(place)} />
      ))}
      <TextInput
        label={t("figures.own_name")}
        description={t("figures.own_name_hint")}
        value={own}
        maxLength={maxFromLength}
        error={!isUsable && t("figures.own_name_wrong")}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      {from !== "" && isUsable && <LinkToCopy label={from} address={addressFrom(from)} />}
    </Stack>
  );
}

function LinkToCopy({ label, address }: { label: string; address: string }) {
  const t = useTexts();
  return (
    <Group gap="xs" align="end">
      <TextInput
        label={label}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        style={{ flex: "1 1 14rem" }}
      />
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            <span aria-live="polite">{t(copied ? "overview.link_copied" : "overview.link_copy")}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
