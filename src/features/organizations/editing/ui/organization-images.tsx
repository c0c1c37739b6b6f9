import { Fieldset, SimpleGrid } from "@mantine/core";
import { type UseFormReturn, useController } from "react-hook-form";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { uploadErrorCode, uploadFile } from "../../../../platform/browser/upload-file.ts";
import { ImageUpload } from "../../../../ui/forms/images/image-upload.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { organizationImageContracts } from "../../images/organization-images.contract.ts";
import type { OrganizationValues } from "./organization-values.ts";

const api = apiClient<typeof organizationImageContracts>();

interface OrganizationImagesProps {
  organizationId: number;
  form: UseFormReturn<OrganizationValues>;
  onUpload(upload: Promise<boolean>): void;
}

/** Icon and header; each is taken over when the form is saved. */
export function OrganizationImages({ organizationId, form, onUpload }: OrganizationImagesProps) {
  const t = useTexts();
  const icon = useController({ control: form.control, name: "icon_url" });
  const header = useController({ control: form.control, name: "header_url" });
  const uploadAs =
    (kind: "icon" | "header") => async (file: Blob, filename: string, onProgress: (part: number) => void) => {
      const { data } = await api(`GET /s3/organizations/{organization_id}/${kind}`, {
        params: { organization_id: organizationId },
        query: { filename },
      });
      return uploadFile(data, file, onProgress);
    };
  return (
    <Fieldset legend={t("organization_form.images")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ImageUpload
          label={t("organization_form.icon")}
          aspect={1}
          value={icon.field.value}
          error={icon.fieldState.error?.message}
          onChange={icon.field.onChange}
          upload={uploadAs("icon")}
          onUpload={onUpload}
          reasonOf={uploadErrorCode}
        />
        <ImageUpload
          label={t("organization_form.header")}
          aspect={3}
          value={header.field.value}
          error={header.fieldState.error?.message}
          onChange={header.field.onChange}
          upload={uploadAs("header")}
          onUpload={onUpload}
          reasonOf={uploadErrorCode}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
