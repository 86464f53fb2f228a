import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { yearOptions } from '../../../../shared/validation/years.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { currentYear } from '../model/current-time.ts';
import { monthOptions } from '../model/profile-words.ts';

interface MonthAndYearProps<F extends FieldValues> {
  form: UseFormReturn<F>;
  /** 'Start date', 'Issued'. */
  legend: string;
  month: Path<F>;
  year: Path<F>;
  hasPresent?: boolean;
  /** Whether the month is not asked, as of something that goes on. */
  isOpen?: boolean;
  /** Fields that are checked again with these. */
  deps?: Path<F>[];
}

const messageOf = (error: unknown): string | undefined => (error as { message?: string } | undefined)?.message;

/** A month beside its year; the month may be left out (VALID-69, VALID-70). */
export function MonthAndYear<F extends FieldValues>(props: MonthAndYearProps<F>) {
  const { form, legend, month, year, hasPresent = false, isOpen = false, deps = [] } = props;
  const { register, formState } = form;
  const errorId = useId();
  const message = messageOf(formState.errors[year]) ?? messageOf(formState.errors[month]);
  return (
    <fieldset className="profile-month" aria-describedby={message ? errorId : undefined}>
      <legend className="ui-field-label">
        {legend} <span className="ui-field-optional">(optional)</span>
      </legend>
      <Select
        id={month}
        label={`${legend}, month`}
        hideLabel
        placeholder="Month"
        options={monthOptions}
        disabled={isOpen}
        {...register(month, { deps: [year, ...deps] })}
      />
      <Select
        id={year}
        label={`${legend}, year`}
        hideLabel
        placeholder="Year"
        options={yearOptions(currentYear(), { hasPresent })}
        aria-invalid={message ? true : undefined}
        {...register(year, { deps: [month, ...deps] })}
      />
      {message && (
        <p id={errorId} className="ui-field-error">
          {message}
        </p>
      )}
    </fieldset>
  );
}
