import { useState } from 'react';
import type { Citizenship } from '../../../shared/constants/work-authorization.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox.tsx';
import { useAuthorizationOptions } from './authorization-options.ts';
import { CountryCombobox } from './country-combobox.tsx';

interface AuthorizationGroupProps {
  legend: string;
  /** Where the person lives. */
  cityId: number | null;
  value: readonly Citizenship[];
  onChange: (value: Citizenship[]) => void;
  error?: string | undefined;
}

/** Where somebody may work: in the country where they live, and in others that they name (CAND-18). */
export function AuthorizationGroup({ cityId, value, onChange, ...look }: AuthorizationGroupProps) {
  const [countryIds, setCountryIds] = useState<readonly number[]>([]);
  const options = useAuthorizationOptions({ cityId, chosen: value, countryIds });
  return (
    <>
      <CheckboxGroup {...look} options={options} value={value} onChange={onChange} />
      <CountryCombobox
        label="Authorized in another country?"
        help="Its kinds of authorization are added above."
        required={false}
        value={null}
        onChange={(id) => id !== null && setCountryIds((others) => [...others, id])}
      />
    </>
  );
}
