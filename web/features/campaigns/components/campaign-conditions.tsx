import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { findTags } from '../../../common/lookups/lookups.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { campaignLabels, expiryOf, type CampaignFields } from '../model/campaign-fields.ts';
import { stateOf } from '../model/campaign-words.ts';
import { campaignDomainsQuery } from '../queries/campaigns.ts';

/** Skills, city and proximity: the jobs that a campaign gathers (CAMP-05, CAMP-07). */
export function CampaignJobsInputs() {
  const { control } = useFormContext<CampaignFields>();
  const skills = useFormValue(control, 'skills');
  const city = useFormValue(control, 'city');
  const proximity = useFormValue(control, 'proximity');
  return (
    <FormGroup
      title="Jobs it gathers"
      lead="Open jobs that share a skill with the campaign, around its city if it has one."
    >
      <TagInput
        {...skills}
        label={campaignLabels.skills}
        required={false}
        help="Without skills it gathers jobs of any."
        load={findTags}
      />
      <FormRow>
        <CityCombobox {...city} label={campaignLabels.city} required={false} />
        {city.value && (
          <NumberInput
            {...proximity}
            label={campaignLabels.proximity}
            required={false}
            prefix="km"
            help="Without it, jobs anywhere are gathered."
          />
        )}
      </FormRow>
    </FormGroup>
  );
}

/** Whether, on which hosts and until when guests see the campaign (CAMP-06, CAMP-08). */
export function CampaignTimeInputs() {
  const form = useFormContext<CampaignFields>();
  const input = inputsOf(form);
  const chosen = useFormValue(form.control, 'domains');
  const domains = useQuery(campaignDomainsQuery);
  const [openedAt] = useState(() => Date.now());
  const [isPublic, expiresAt] = form.watch(['isPublic', 'expiresAt']);
  const isEnded = stateOf({ isPublic, expiresAt: expiryOf(expiresAt) }, openedAt).word === 'Ended';
  return (
    <FormGroup title="Where and until when">
      <Checkbox
        {...input('isPublic')}
        label="Show this campaign to guests"
        help="A hidden campaign keeps its name and can be shown later."
      />
      <TextInput
        {...input('expiresAt')}
        type="date"
        label={campaignLabels.expiresAt}
        required={false}
        help="Guests no longer see it from the start of that day (UTC)."
      />
      {isEnded && <Notice kind="warning">That day has already begun, so guests will not see this campaign.</Notice>}
      {domains.isError && <Notice kind="error">The domains could not be loaded. Those saved stay as they are.</Notice>}
      {domains.data && (
        <CheckboxGroup
          {...chosen}
          legend={campaignLabels.domains}
          options={domains.data.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </FormGroup>
  );
}

/** The ids of the live chat that guests see beside the campaign's jobs (GUEST-39). */
export function CampaignChatInputs() {
  const input = inputsOf(useFormContext<CampaignFields>());
  return (
    <FormGroup title="Live chat" lead="With both ids of your chat provider, guests can write to you beside the jobs.">
      <FormRow>
        <TextInput
          {...input('chatPropertyId')}
          label={campaignLabels.chatPropertyId}
          required={false}
          autoComplete="off"
        />
        <TextInput {...input('chatWidgetId')} label={campaignLabels.chatWidgetId} required={false} autoComplete="off" />
      </FormRow>
    </FormGroup>
  );
}
