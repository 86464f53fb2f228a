import { Controller, useFormContext } from 'react-hook-form';
import { travelPercents } from '../../../../shared/constants/job.ts';
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
  const { register, control, watch, formState } = useFormContext<JobFields>();
  const { errors } = formState;
  const travel = watch('travel');
  return (
    <FormGroup title="Place and time">
      <FormRow>
        <Controller
          name="city"
          control={control}
          render={({ field }) => (
            <CityCombobox
              id="city"
              label="City"
              required={false}
              value={field.value}
              onChange={field.onChange}
              error={errors.city?.message}
            />
          )}
        />
        <Select
          id="positionType"
          label="Workplace"
          required={false}
          placeholder="Not stated"
          options={positions}
          {...register('positionType')}
        />
      </FormRow>
      <FormRow>
        <TextInput
          id="startAt"
          type="date"
          label="Start date"
          required={false}
          error={errors.startAt?.message}
          {...register('startAt', { deps: ['endAt'] })}
        />
        <TextInput
          id="endAt"
          type="date"
          label="End date"
          required={false}
          error={errors.endAt?.message}
          {...register('endAt')}
        />
      </FormRow>
      <FormRow>
        <Select
          id="travel"
          label="Travel"
          required={false}
          placeholder="Not stated"
          options={travels}
          {...register('travel')}
        />
        {travel === 'yes' && (
          <Select
            id="travelPercent"
            label="Share of the time"
            required={false}
            placeholder="Not stated"
            options={shares}
            error={errors.travelPercent?.message}
            {...register('travelPercent')}
          />
        )}
        <Select
          id="relocation"
          label="Relocation"
          required={false}
          placeholder="Not stated"
          options={relocations}
          {...register('relocation')}
        />
      </FormRow>
    </FormGroup>
  );
}
