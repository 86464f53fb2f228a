import { useFormContext } from 'react-hook-form';
import { travelPercents } from '../../../../shared/constants/job.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { JobFields } from '../model/job-fields.ts';
import { workplaceLabels, workplaces } from '../../../../shared/constants/job.ts';
import { travelShare } from '../model/job-words.ts';

const positions = workplaces.map((value) => ({ value, label: workplaceLabels[value] }));
const travels = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const relocations = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const shares = [100, ...travelPercents.filter((percent) => percent < 100)].map((percent) => ({
  value: String(percent),
  label: travelShare(percent),
}));

/** City, workplace, dates, travel and relocation (JOB-15, JOB-16, JOB-27, JOB-28, JOB-31). */
export function JobPlace() {
  const form = useFormContext<JobFields>();
  const input = inputsOf(form);
  const city = useFormValue(form.control, 'city');
  return (
    <FormGroup title="Place and time">
      <FormRow>
        <CityCombobox {...city} label="City" required={false} />
        <Select
          {...input('positionType')}
          label="Workplace"
          required={false}
          placeholder="Not stated"
          options={positions}
        />
      </FormRow>
      <FormRow>
        <TextInput {...input('startAt', { deps: ['endAt'] })} type="date" label="Start date" required={false} />
        <TextInput {...input('endAt')} type="date" label="End date" required={false} />
      </FormRow>
      <FormRow>
        <Select {...input('travel')} label="Travel" required={false} placeholder="Not stated" options={travels} />
        {form.watch('travel') === 'yes' && (
          <Select
            {...input('travelPercent')}
            label="Share of the time"
            required={false}
            placeholder="Not stated"
            options={shares}
          />
        )}
        <Select
          {...input('relocation')}
          label="Relocation"
          required={false}
          placeholder="Not stated"
          options={relocations}
        />
      </FormRow>
    </FormGroup>
  );
}
