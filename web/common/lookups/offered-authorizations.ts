import { type Citizenship, citizenships } from '../../../shared/constants/work-authorization.ts';
import { citizenshipsAmong } from '../../../shared/rules/citizenships-among.ts';

/**
 * The work authorizations that a filter offers: those of `counts`, which names the commonest, and those chosen; American
 * ones too, unless a country is asked for.
 */
export const offeredAuthorizations = (
  chosen: readonly Citizenship[],
  counts: Readonly<Record<string, number>> | undefined,
  countryId: number | null | undefined,
): Citizenship[] =>
  citizenshipsAmong([
    ...(counts && countryId ? [] : citizenships),
    ...chosen,
    ...Object.keys(counts ?? {}),
    'optional',
  ]);
