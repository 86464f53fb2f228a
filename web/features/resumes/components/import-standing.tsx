import { Controller } from 'react-hook-form';
import { clearanceTypeLabels, clearanceTypes } from '../../../../shared/constants/job.ts';
import { useFormValue } from '../../../common/forms/form-inputs.ts';
import { AuthorizationGroup } from '../../../common/lookups/authorization-group.tsx';
import { currencyOptions } from '../../../common/lookups/currency-options.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { MoneyRange } from '../../../ui/fields/money-range.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { importLabels } from '../model/import-fields.ts';
import { ReadField, type ReadForm } from './read-field.tsx';

const clearances = clearanceTypes
  .filter((value) => value !== 'none')
  .map((value) => ({ value, label: clearanceTypeLabels[value] }));
const ranges = [
  { name: 'hourly', unit: 'per hour' },
  { name: 'salary', unit: 'per year' },
] as const;

/** What the person may work as, and for how much, where it is known. */
export function ImportStanding(parts: ReadForm) {
  const { control, watch } = parts.form;
  const citizenship = useFormValue(control, 'citizenship');
  const clearanceType = useFormValue(control, 'clearanceType');
  const years = useFormValue(control, 'years');
  return (
    <FormGroup title="Authorization and pay">
      <FormRow>
        <div className="stack" onFocus={() => parts.onLook('citizenship')}>
          <AuthorizationGroup
            legend={importLabels.citizenship}
            cityId={watch('city')?.value ?? null}
            {...citizenship}
          />
        </div>
        <div onFocus={() => parts.onLook('clearanceType')}>
          <CheckboxGroup legend={importLabels.clearanceType} options={clearances} {...clearanceType} />
        </div>
      </FormRow>
      {watch('citizenship').includes('optional') && (
        <ReadField {...parts} name="citizenshipDesc" readAs="citizenship" label={importLabels.citizenshipDesc} />
      )}
      <PayAsked {...parts} />
      <NumberInput
        {...years}
        label={importLabels.years}
        required={false}
        help="Whole years in the jobs below; times that overlap count once."
      />
    </FormGroup>
  );
}

function PayAsked({ form: { control, formState }, onLook }: ReadForm) {
  return ranges.map(({ name, unit }) => (
    <Controller
      key={name}
      name={name}
      control={control}
      render={({ field }) => (
        <div id={name} tabIndex={-1} onFocus={() => onLook(name)} onBlur={field.onBlur}>
          <MoneyRange
            legend={importLabels[name]}
            unit={unit}
            currencies={currencyOptions}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors[name]?.message}
          />
        </div>
      )}
    />
  ));
}
