import { useRef } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaveAfterUploads } from "../../../../ui/forms/images/use-save-after-uploads.ts";
import { useSavedForm } from "../../../../ui/forms/saving/use-saved-form.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Organization } from "../../organizations.contract.ts";
import type { OrganizationFormProps } from "./organization-form-props.ts";
import {
  mergeOrganization,
  type OrganizationText,
  organizationField,
  organizationValues,
} from "./organization-values.ts";

/** The state of the organization form: its values, and what somebody else has saved meanwhile. */
export function useOrganizationForm({ values, onSubmit, onSaved }: OrganizationFormProps) {
  const t = useTexts();
  const mayLeave = useRef(false);
  const state = useSavedForm(values, mergeOrganization, { reValidateMode: "onSubmit" });
  const { form, rebase, updateBaseline, setConflict, freeze } = state;
  const save = form.handleSubmit(async (typed) => {
    try {
      const saved = await freeze(() => onSubmit(typed));
      rebase(organizationValues(saved));
      mayLeave.current = true;
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        return setConflict(organizationValues(error.body.data as Organization));
      const sentence = showApiError(error, form, (field) => organizationField([field]));
      noticeFailure(sentence ?? t("admin.unreachable"));
    }
  });
  const addText = (text: OrganizationText) =>
    updateBaseline((saved) => ({ ...saved, texts: withText(saved.texts, text) }));
  return { ...state, ...useSaveAfterUploads(save), mayLeave, addText };
}

function withText(texts: OrganizationText[], added: OrganizationText): OrganizationText[] {
  return texts.some(({ language_id }) => language_id === added.language_id) ? texts : [...texts, added];
}
