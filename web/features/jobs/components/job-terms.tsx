import { Controller, useFormContext } from 'react-hook-form';
import {
  citizenships,
  citizenshipLabels,
  clearanceTypeLabels,
  clearanceTypes,
  employeeTypeLabels,
  employeeTypes,
  employmentTypeLabels,
  employmentTypes,
} from '../../../../shared/constants/job.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { JobFields } from '../model/job-fields.ts';
import './job-form.css';

function optionsOf<V extends string>(values: readonly V[], labels: Record<V, string>): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

const employment = optionsOf(employmentTypes, employmentTypeLabels);
const contracts = optionsOf(employeeTypes, employeeTypeLabels);
const authorizations = optionsOf(citizenships, citizenshipLabels);
const clearances = optionsOf(clearanceTypes, { ...clearanceTypeLabels, none: 'None' });

/** Employment, contract, work authorization and clearance (JOB-32, JOB-33, LOOK-09, LOOK-11). */
export function JobTerms() {
  const { register, control, watch, formState } = useFormContext<JobFields>();
  const { errors } = formState;
  const [employmentType, citizenship] = watch(['employmentType', 'citizenship']);
  return (
    <FormGroup title="Terms">
      <div className="job-form-columns">
        <div className="stack">
          <Controller
            name="employmentType"
            control={control}
            render={({ field }) => (
              <CheckboxGroup legend="Employment" options={employment} value={field.value} onChange={field.onChange} />
            )}
          />
          {employmentType.includes('other') && (
            <TextInput
              id="employmentTypeDesc"
              label="Describe the other employment type"
              required={false}
              error={errors.employmentTypeDesc?.message}
              {...register('employmentTypeDesc')}
            />
          )}
        </div>
        <Controller
          name="employeeType"
          control={control}
          render={({ field }) => (
            <CheckboxGroup legend="Work type" options={contracts} value={field.value} onChange={field.onChange} />
          )}
        />
        <div className="stack">
          <Controller
            name="citizenship"
            control={control}
            render={({ field }) => (
              <CheckboxGroup
                legend="Work authorization"
                options={authorizations}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          {citizenship.includes('optional') && (
            <TextInput
              id="citizenshipDesc"
              label="Describe the other authorization"
              required={false}
              error={errors.citizenshipDesc?.message}
              {...register('citizenshipDesc')}
            />
          )}
        </div>
        <Controller
          name="clearanceType"
          control={control}
          render={({ field }) => (
            <CheckboxGroup
              legend="Clearance"
              options={clearances}
              alone={['none']}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </FormGroup>
  );
}
