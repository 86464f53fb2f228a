import { Controller, type UseFormReturn } from 'react-hook-form';
import { softSkillLabels, softSkills } from '../../../../shared/constants/candidate-profile.ts';
import { clearanceTypeLabels, clearanceTypes } from '../../../../shared/constants/job.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { AuthorizationGroup } from '../../../common/lookups/authorization-group.tsx';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { currencyOptions } from '../../../common/lookups/currency-options.ts';
import { createTag, findTags } from '../../../common/lookups/lookups.ts';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { MoneyRange } from '../../../ui/fields/money-range.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { infoLabels, type InfoFields } from '../model/info-fields.ts';

type Props = { form: UseFormReturn<InfoFields> };

const soft = softSkills.map((value) => ({ value, label: softSkillLabels[value] }));
const clearances = clearanceTypes
  .filter((value) => value !== 'none')
  .map((value) => ({ value, label: clearanceTypeLabels[value] }));
const ranges = [
  { name: 'hourly', unit: 'per hour', placeholder: '00.00', other: 'salary' },
  { name: 'salary', unit: 'per year', placeholder: '000.00', other: 'hourly' },
] as const;

/** Skills and soft skills (CAND-20). */
export function SkillInputs({ form: { control } }: Props) {
  const skills = useFormValue(control, 'skills');
  const softSkill = useFormValue(control, 'softSkills');
  return (
    <>
      <TagInput
        {...skills}
        label={infoLabels.skills}
        required={false}
        help="Recruiters search by them first."
        load={findTags}
        create={createTag}
      />
      <div className="profile-soft-skills">
        <CheckboxGroup legend={infoLabels.softSkills} options={soft} {...softSkill} />
      </div>
    </>
  );
}

/** Grouped rates, the city and relocation (CAND-16, CAND-17, CAND-21, VALID-63 to VALID-66). */
export function WishInputs({ form: { control, formState, register, trigger } }: Props) {
  const city = useFormValue(control, 'city');
  return (
    <>
      {ranges.map(({ name, unit, placeholder, other }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field }) => (
            <div id={name} tabIndex={-1} onBlur={field.onBlur}>
              <MoneyRange
                legend={infoLabels[name]}
                unit={unit}
                currencies={currencyOptions}
                placeholder={placeholder}
                value={field.value}
                onChange={(value) => {
                  field.onChange(value);
                  // The two currencies must match, so a change to one can resolve an error of the other.
                  if (formState.errors[other]) void trigger(other);
                }}
                error={formState.errors[name]?.message}
              />
            </div>
          )}
        />
      ))}
      <CityCombobox
        {...city}
        label={infoLabels.city}
        required={false}
        help="Jobs are found by their distance from here."
      />
      <Checkbox label="Would relocate for the right job" {...register('relocation')} />
    </>
  );
}

/** Citizenship, clearance and years of work (CAND-18 to CAND-20). */
export function AuthorizationInputs({ form }: Props) {
  const input = inputsOf(form);
  const citizenship = useFormValue(form.control, 'citizenship');
  const clearanceType = useFormValue(form.control, 'clearanceType');
  const years = useFormValue(form.control, 'years');
  return (
    <>
      <FormRow>
        <div className="stack">
          <AuthorizationGroup
            legend={infoLabels.citizenship}
            cityId={form.watch('city')?.value ?? null}
            {...citizenship}
          />
          {citizenship.value.includes('optional') && (
            <TextInput {...input('citizenshipDesc')} label="Describe the other authorization" required={false} />
          )}
        </div>
        <CheckboxGroup legend={infoLabels.clearanceType} options={clearances} {...clearanceType} />
      </FormRow>
      <NumberInput {...years} label={infoLabels.years} required={false} help="Whole years since the first job." />
    </>
  );
}
