import { Combobox } from '../../ui/fields/combobox.tsx';
import type { FieldLook } from '../../ui/fields/field.tsx';
import { countryWith, findCountries } from './country-options.ts';

interface CountryComboboxProps extends FieldLook {
  id?: string;
  /** The id of the chosen country. */
  value: number | null;
  onChange: (countryId: number | null) => void;
}

/** Finds one of all countries by its name, another name or its code (LOOK-02). */
export function CountryCombobox({ value, onChange, ...field }: CountryComboboxProps) {
  return (
    <Combobox
      placeholder="Choose a country"
      emptyText="No such country"
      minLength={0}
      {...field}
      load={findCountries}
      value={countryWith(value ?? 0)}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  );
}
