import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { campaignForm } from '../../../../shared/validation/campaign.ts';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { useFieldConflict } from '../../../common/forms/use-field-conflict.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { usePictureUpload } from '../../../common/pictures/use-picture-upload.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import type { CampaignBody, CampaignFields } from '../model/campaign-fields.ts';
import { bodyOf, campaignCompanions, campaignLabels, campaignResolver, controlOf } from '../model/campaign-fields.ts';
import { campaignPictureUploads } from '../queries/campaigns.ts';
import { CampaignChatInputs, CampaignJobsInputs, CampaignTimeInputs } from './campaign-conditions.tsx';
import { CampaignConflict } from './campaign-conflict.tsx';
import { CampaignGuestInputs } from './campaign-guest-inputs.tsx';
import { CampaignPictureInput } from './campaign-picture-input.tsx';

interface CampaignFormProps {
  /** The edited campaign; absent for a new one. */
  edited?: { id: number; version: number };
  /** The initial values, those that are saved; keep the object while they are the same. */
  start: CampaignFields;
  /** The label of the primary button: 'Add campaign'. */
  action: string;
  cancelTo: string;
  /** Saves the campaign, or rejects with the refusal. The page decides where to go afterwards. */
  onSave: (body: CampaignBody) => Promise<void>;
}

/** The campaign form in groups: what guests see, its picture, which jobs it gathers, where and until when it is shown. */
export function CampaignForm({ edited, start, action, cancelTo, onSave }: CampaignFormProps) {
  const form = useTouchedForm<CampaignFields>({ resolver: campaignResolver, defaultValues: start });
  const kept = useKeptForm(form, `campaign.${edited?.id ?? 'new'}`);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const { conflict, settle } = useFieldConflict(
    form,
    { version: edited?.version, fields: start },
    { companions: campaignCompanions },
  );
  const [failure, setFailure] = useState<string>();
  const upload = usePictureUpload(campaignPictureUploads, ({ image }) =>
    form.setValue('image', image, { shouldDirty: true }),
  );
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    if (conflict) return;
    try {
      const body = bodyOf(fields);
      // The rules read the skills as a list; on the wire they are joined (CAMP-07).
      const checked = { ...campaignForm.parse(body), skills: body.skills };
      await onSave({ ...checked, ...(edited ? { version: edited.version } : {}) });
      kept.forget();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(campaignLabels), controlOf));
    }
  });
  return (
    <FormProvider {...form}>
      <UnsavedChanges when={isDirty && !isSubmitting} kept={kept} />
      <KeptInputNotice kept={kept} />
      {conflict && (
        <CampaignConflict
          form={form}
          conflict={conflict}
          wasRefused={failure !== undefined}
          onSettle={(fields, { image }) => {
            setFailure(undefined);
            // What was uploaded here is not what the form shows any more.
            if (image === 'theirs' && !upload.isBusy) upload.forget();
            settle(fields);
          }}
        />
      )}
      <Form
        label={action}
        onSubmit={(event) => void save(event)}
        problems={submitCount > 0 ? formProblems(errors, campaignLabels) : []}
        failure={conflict ? undefined : failure}
        actions={
          <>
            <Button
              type="submit"
              kind="primary"
              busy={isSubmitting}
              disabledReason={
                (conflict && 'Choose above what to keep first') || (upload.isBusy && 'The picture is being uploaded')
              }
            >
              {action}
            </Button>
            <ButtonLink to={cancelTo} kind="quiet">
              Cancel
            </ButtonLink>
          </>
        }
      >
        <CampaignGuestInputs editedId={edited?.id} />
        <CampaignPictureInput upload={upload} />
        <CampaignJobsInputs />
        <CampaignTimeInputs />
        <CampaignChatInputs />
      </Form>
    </FormProvider>
  );
}
