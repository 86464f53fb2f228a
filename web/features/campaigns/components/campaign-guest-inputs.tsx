import { useFormContext } from 'react-hook-form';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { campaignLabels, type CampaignFields } from '../model/campaign-fields.ts';
import { useNameCheck } from '../hooks/use-name-check.ts';

/** Title, address and description: what guests see. The name is checked while it is typed (CAMP-14). */
export function CampaignGuestInputs({ editedId }: { editedId: number | undefined }) {
  const form = useFormContext<CampaignFields>();
  const { errors, dirtyFields } = form.formState;
  const input = inputsOf(form);
  const name = form.watch('name');
  const check = useNameCheck(name, editedId);
  const address = paths.findJobsOf(name.trim() || 'name');
  return (
    <FormGroup title="What guests see">
      <TextInput
        {...input('label')}
        label={campaignLabels.label}
        required={false}
        placeholder="Night shift nurses"
        autoComplete="off"
        help="Without a title, guests see the name in capitals."
      />
      <TextInput
        {...input('name')}
        label={campaignLabels.name}
        required
        placeholder="night-shift-nurses"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={
          <span aria-live="polite">
            The public address is {address}.{check === 'free' && dirtyFields.name && ' This name is free.'}
          </span>
        }
        error={errors.name?.message ?? (check === 'taken' ? 'This name is taken' : undefined)}
      />
      <TextArea
        {...input('description')}
        label={campaignLabels.description}
        required={false}
        help="At most 4,000 characters."
      />
    </FormGroup>
  );
}
