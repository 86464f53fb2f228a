import { Controller, useFormContext } from 'react-hook-form';
import { travelPercents } from '../../../../shared/constants/job.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { FormGroup, FormRow } from '../../../ui/form.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { JobFields } from '../job-fields.ts';
import { travelShare } from '../job-words.ts';
import { searchCities } from '../queries/search-cities.ts';

const positions = [
  { value: 'on_site', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
];
const travels = [
  { value: '' as const, label: 'Not said' },
  { value: 'yes' as const, label: 'Yes' },
  { value: 'no' as const, label: 'No' },
];
const relocations = [
  { value: '' as const, label: 'Not said' },
  { value: 'true' as const, label: 'Yes' },
  { value: 'false' as const, label: 'No' },
];
const shares = [100, ...travelPercents.filter((percent) => percent < 100)].map((percent) => ({ value: String(percent), label: travelShare(percent) }));

/** City, kind of place, dates, travel and relocation (JOB-15, JOB-16, JOB-27, JOB-28, JOB-31). */
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
            <Combobox id="city" label="City" required={false} placeholder="Start typing at least 2 characters" load={searchCities} value={field.value} onChange={field.onChange} error={errors.city?.message} />
          )}
        />
        <Select id="positionType" label="Workplace" required={false} placeholder="Not said" options={positions} {...register('positionType')} />
      </FormRow>
      <FormRow>
        <TextInput id="startAt" type="date" label="Start date" required={false} error={errors.startAt?.message} {...register('startAt', { deps: ['endAt'] })} />
        <TextInput id="endAt" type="date" label="End date" required={false} error={errors.endAt?.message} {...register('endAt')} />
      </FormRow>
      <FormRow>
        <Controller name="travel" control={control} render={({ field }) => <RadioCards legend="Travel" options={travels} value={field.value} onChange={field.onChange} />} />
        <Controller name="relocation" control={control} render={({ field }) => <RadioCards legend="Relocation" options={relocations} value={field.value} onChange={field.onChange} />} />
      </FormRow>
      {travel === 'yes' && (
        <Select id="travelPercent" label="Share of time spent travelling" required={false} placeholder="Not said" options={shares} error={errors.travelPercent?.message} {...register('travelPercent')} />
      )}
    </FormGroup>
  );
}
