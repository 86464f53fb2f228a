import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/api.ts';
import { Combobox, type ComboboxProps } from '../../ui/fields/combobox.tsx';
import type { LoadOptions } from '../../ui/fields/use-async-options.ts';
import { cityOption } from './city-option.ts';
import { cityQuery } from './lookups.ts';

type CityComboboxProps = Omit<Extract<ComboboxProps<number>, { multiple?: false }>, 'load'> & {
  /** Restricts the options to this country. */
  countryId?: number | null;
  used1st?: boolean;
};

/**
 * Finds a city by the beginning of its name (LOOK-12, LOOK-18). Search results are cached, so that the selected city is
 * not loaded again.
 */
export function CityCombobox({ countryId, used1st, ...field }: CityComboboxProps) {
  const queryClient = useQueryClient();
  const load = useCallback<LoadOptions<number>>(
    async (name, signal) => {
      const { data } = await api.lookups.searchCities({
        query: { name, used1st, countryId: countryId ?? undefined },
        signal,
      });
      for (const city of data) queryClient.setQueryData(cityQuery(city.id).queryKey, city);
      return data.map(cityOption);
    },
    [queryClient, countryId, used1st],
  );
  return <Combobox placeholder="Start typing at least 2 characters" {...field} load={load} />;
}
