import { useQuery } from '@tanstack/react-query';
import { countryById, unitedStates } from '../../../shared/constants/countries.ts';
import type { Citizenship } from '../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../shared/constants/work-authorization-labels.ts';
import { citizenshipsAmong } from '../../../shared/rules/citizenships-among.ts';
import { authorizationsIn } from '../../../shared/rules/authorizations-in.ts';
import { useAccountIfAny } from '../account/account.ts';
import { cityQuery } from './lookups.ts';

interface Asked {
  /** Null for nowhere in particular. */
  cityId: number | null;
  chosen: readonly Citizenship[];
  /** Countries that were asked for besides the city's. */
  countryIds?: readonly number[];
}

/** The work authorizations of the city's country, or without one of the user's own, as options, then those of others that are asked for or chosen already. */
export function useAuthorizationOptions({ cityId, chosen, countryIds = [] }: Asked) {
  const { data: city } = useQuery(cityQuery(cityId));
  const own = useAccountIfAny()?.countryId ?? unitedStates.id;
  // Until it is known where the city is, no country's words are shown.
  const ofCity = cityId === null ? [own] : city ? [city.country.id] : [];
  const offered = [...ofCity, ...countryIds].flatMap((id) => authorizationsIn(countryById(id)?.iso ?? ''));
  return citizenshipsAmong([...offered, ...chosen, 'optional']).map((value) => ({
    value,
    label: citizenshipLabel(value),
  }));
}
