import { useId } from 'react';
import { NumberInput } from './number-input.tsx';
import type { Option } from './select.tsx';
import './money-range.css';

export interface MoneyRangeValue {
  from: number | null;
  to: number | null;
  currency: string | null;
}

interface MoneyRangeProps {
  /** 'Hourly rate', 'Salary'. */
  legend: string;
  /** '/h' or '/yr'. */
  unit: string;
  value: MoneyRangeValue;
  onChange: (value: MoneyRangeValue) => void;
  currencies: readonly Option[];
  placeholder?: string;
  error?: string | undefined;
}

/** The from, to and currency fields of a rate or salary. */
export function MoneyRange({ legend, unit, value, onChange, currencies, placeholder, error }: MoneyRangeProps) {
  const errorId = useId();
  return (
    <fieldset
      className="ui-money-range"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="ui-field-label">
        {legend} <span className="faint">{unit}</span>
      </legend>
      {error && (
        <p id={errorId} className="ui-field-error ui-money-range-error">
          {error}
        </p>
      )}
      <NumberInput
        label={`${legend} from`}
        hideLabel
        decimal
        placeholder={placeholder ?? 'From'}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <span aria-hidden="true">–</span>
      <NumberInput
        label={`${legend} to`}
        hideLabel
        decimal
        placeholder={placeholder ?? 'To'}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
      <select
        className="ui-control"
        aria-label={`${legend} currency`}
        value={value.currency ?? ''}
        onChange={(event) => onChange({ ...value, currency: event.target.value || null })}
      >
        {!value.currency && <option value="">–</option>}
        {currencies.map((currency) => (
          <option key={currency.value} value={currency.value}>
            {currency.label}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
