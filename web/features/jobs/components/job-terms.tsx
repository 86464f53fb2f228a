import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import {
  clearanceTypeLabels,
  clearanceTypes,
  employeeTypeLabels,
  employeeTypes,
  employmentTypeLabels,
  employmentTypes,
  shiftLabels,
  shifts,
} from '../../../../shared/constants/job.ts';
import { hasAmericanTerms } from '../../../../shared/rules/american-terms.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { useAuthorizationOptions } from '../../../common/lookups/authorization-options.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { JobFields } from '../model/job-fields.ts';
import './job-form.css';

function optionsOf<V extends string>(values: readonly V[], labels: Record<V, string>): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

const employment = optionsOf(employmentTypes, employmentTypeLabels);
const times = optionsOf(shifts, shiftLabels);
const contracts = optionsOf(employeeTypes, employeeTypeLabels);
const clearances = optionsOf(clearanceTypes, { ...clearanceTypeLabels, none: 'None' });

/** When, how long and by which contract the work is done, and who may do it (JOB-32, JOB-33, LOOK-09, LOOK-11). */
export function JobTerms() {
  const form = useFormContext<JobFields>();
  const input = inputsOf(form);
  const employmentType = useFormValue(form.control, 'employmentType');
  const shift = useFormValue(form.control, 'shifts');
  const experience = useFormValue(form.control, 'experienceYears');
  const mostExperience = useFormValue(form.control, 'mostExperienceYears');
  const hours = useFormValue(form.control, 'hoursPerWeek');
  const employeeType = useFormValue(form.control, 'employeeType');
  const citizenship = useFormValue(form.control, 'citizenship');
  const isAmerican = useAmericanTerms(form);
  const authorizations = useAuthorizationOptions({
    cityId: form.watch('city')?.value ?? null,
    chosen: citizenship.value,
  });
  const clearanceType = useFormValue(form.control, 'clearanceType');
  return (
    <FormGroup title="Terms">
      <div className="job-form-columns">
        <div className="stack">
          <CheckboxGroup legend="Employment" options={employment} {...employmentType} />
          {employmentType.value.includes('other') && (
            <TextInput {...input('employmentTypeDesc')} label="Describe the other employment type" required={false} />
          )}
        </div>
        <CheckboxGroup legend="Shift" options={times} {...shift} />
        {isAmerican && <CheckboxGroup legend="Work type" options={contracts} {...employeeType} />}
        <div className="stack">
          <CheckboxGroup legend="Work authorization" options={authorizations} {...citizenship} />
          {citizenship.value.includes('optional') && (
            <TextInput {...input('citizenshipDesc')} label="Describe the other authorization" required={false} />
          )}
        </div>
        <CheckboxGroup
          legend={isAmerican ? 'Clearance' : 'Clearance of the United States'}
          options={clearances}
          alone={['none']}
          {...clearanceType}
        />
        <NumberInput {...hours} label="Hours a week" required={false} />
      </div>
      <div className="job-form-columns">
        <NumberInput
          {...experience}
          label="Experience (years)"
          required={false}
          help="As many years are asked for; 0 for none."
        />
        <NumberInput {...mostExperience} label="Most experience (years)" required={false} help="Empty for no limit." />
      </div>
    </FormGroup>
  );
}

// Terms that were chosen before the city leave with the group that shows them.
function useAmericanTerms({ watch, getValues, setValue }: UseFormReturn<JobFields>): boolean {
  const { data: city } = useQuery(cityQuery(watch('city')?.value ?? null));
  const isAmerican = hasAmericanTerms(city);
  useEffect(() => {
    if (!isAmerican && getValues('employeeType').length > 0) setValue('employeeType', [], { shouldDirty: true });
  }, [isAmerican, getValues, setValue]);
  return isAmerican;
}
