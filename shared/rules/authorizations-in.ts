import { countryByIso } from '../constants/countries.ts';
import { authorizationKinds, type Citizenship, citizenships } from '../constants/work-authorization.ts';
import { citizenshipLabels } from '../constants/work-authorization-labels.ts';
import { citizenshipsAmong } from './citizenships-among.ts';

const american = citizenships.slice(0, 3);
const landsOfTheStates = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);
const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The work authorizations that make sense for work in the country with this code, without `optional` (LOOK-11). */
export function authorizationsIn(iso: string): Citizenship[] {
  if (landsOfTheStates.has(iso)) return american;
  // India has no permanent residence, and its employment visa needs an employer anyway.
  const kinds = authorizationKinds.filter((kind) => iso !== 'IN' || kind !== 'sponsorship');
  return kinds.map((kind): Citizenship =>
    kind === 'citizen' && economicArea.has(iso) ? 'eu_citizen' : `${iso.toLowerCase()}_${kind}`,
  );
}

/** Whether there is this work authorization: one that a country has, or `optional`. */
export function isKnownCitizenship(key: Citizenship): boolean {
  if (key === 'eu_citizen' || Object.hasOwn(citizenshipLabels, key)) return true;
  const iso = key.slice(0, 2).toUpperCase();
  return countryByIso(iso) !== undefined && authorizationsIn(iso).includes(key);
}

/** Those of the same countries that are not among these, and `optional`. */
export function otherCitizenships(keys: readonly Citizenship[]): Citizenship[] {
  const isos = keys.map((key) => (Object.hasOwn(citizenshipLabels, key) ? 'US' : key.slice(0, 2).toUpperCase()));
  const possible = [...new Set(isos)].flatMap((iso) => (iso === 'EU' ? [] : authorizationsIn(iso)));
  return citizenshipsAmong([...possible, 'optional']).filter((key) => !keys.includes(key));
}
