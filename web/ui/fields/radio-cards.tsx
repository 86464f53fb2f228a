import { useId } from 'react';
import './choice.css';
import type { Option } from './select.tsx';

interface RadioCardsProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  /** One below the other, for options with long sentences. */
  isList?: boolean;
  options: readonly Option<V>[];
  /** Undefined before anything is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
}

/** A choice between a few options, each with a sentence; arrow keys move between them. */
export function RadioCards<V extends string>({
  legend,
  hideLegend,
  isList,
  options,
  value,
  onChange,
  error,
}: RadioCardsProps<V>) {
  const name = useId();
  return (
    <fieldset
      className="ui-radio-cards"
      data-list={isList || undefined}
      aria-describedby={error ? `${name}-note` : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : 'ui-field-label'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-radio-card" data-on={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="ui-radio-card-label">{option.label}</span>
          {option.detail && <span className="ui-radio-card-detail">{option.detail}</span>}
        </label>
      ))}
      {error && (
        <p id={`${name}-note`} className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
