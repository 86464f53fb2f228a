import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext, type UseFormReturn } from 'react-hook-form';
import { payCurrencyOf } from '../../../../shared/rules/pay-currency.ts';
import { currencyOptions } from '../../../common/lookups/currency-options.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { FormGroup } from '../../../ui/fields/form.tsx';
import { MoneyRange } from '../../../ui/fields/money-range.tsx';
import type { JobFields } from '../model/job-fields.ts';
import './job-form.css';

const ranges = [
  { name: 'hourly', legend: 'Hourly rate', unit: 'per hour', placeholder: '00.00', other: 'salary' },
  { name: 'salary', legend: 'Salary', unit: 'per year', placeholder: '000.00', other: 'hourly' },
] as const;

/** Hourly and yearly pay, both in the same currency, at first that of the city (VALID-63 to VALID-66). */
export function JobPay() {
  const form = useFormContext<JobFields>();
  const { control, formState, trigger } = form;
  useCurrencyOfPlace(form);
  return (
    <FormGroup title="Pay" lead="Fill in either or both. Jobs with pay are found more often.">
      {ranges.map(({ name, legend, unit, placeholder, other }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field }) => (
            // The error summary links here, because the range consists of several controls.
            <div id={name} tabIndex={-1} className="job-form-target" onBlur={field.onBlur}>
              <MoneyRange
                legend={legend}
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
    </FormGroup>
  );
}

// Only where no amount is named yet: a currency that somebody has given with one stays.
function useCurrencyOfPlace({ watch, getValues, setValue }: UseFormReturn<JobFields>): void {
  const { data: city } = useQuery(cityQuery(watch('city')?.value ?? null));
  const countryId = city?.country.id;
  useEffect(() => {
    const isNamed = getValues(['hourly', 'salary']).some(({ from, to }) => from || to);
    if (countryId === undefined || isNamed) return;
    for (const { name } of ranges) setValue(name, { ...getValues(name), currency: payCurrencyOf(countryId) });
  }, [countryId, getValues, setValue]);
}
