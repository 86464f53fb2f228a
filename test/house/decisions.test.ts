import { expect, it } from 'vitest';
import { namedIds, requirementIds } from './proved-requirements.ts';

// Why a decision of the catalogue has no test that names it. All others are named by a test that would fail without them.
const untested: Record<string, string> = {
  'DEC-02': 'DEC-64 replaces it; the support address is one constant of shared/constants/product.ts.',
  'DEC-15': 'It says which lines name fields; JOB-10 to JOB-34 and GUEST-50 to GUEST-57 have the tests of the fields.',
  'DEC-20': 'A meeting has one manager, who makes it (CAL-12); no calendar page has an id.',
  'DEC-21': 'DEC-66 and PLUS-48 replace it: recruiters have a calendar, with the interviews of their candidates.',
  'DEC-22': 'PLUS-42 replaces it: who invites a candidate earns a share of the hire.',
  'DEC-28': 'How paths are written; the contract is the one table, and clients, routes and permissions derive from it.',
  'DEC-32': 'VALID-43 replaces it: an unknown address and a wrong password get the same response.',
  'DEC-40': 'VALID-13 replaces it: a password is strong where it is chosen, not only where it is repeated.',
  'DEC-46': 'CAND-19 replaces it: the first day of the month, so that the number is the same on the day it is saved.',
  'DEC-47': 'How the code is built: a port for each third party in functions/platform/outside.',
  'DEC-49': 'One word of the sources: the page is a list, as its address in SHELL-44 says.',
  'DEC-54': 'AUTH-53 replaces it: a press confirms, because mail scanners open links too.',
};

it('Each decision of the catalogue is named by a test, or its reason for none is listed here, never both (DEC-69)', () => {
  const decisions = requirementIds().filter((id) => id.startsWith('DEC-'));
  const named = namedIds();
  const proved = new Set(decisions.filter((id) => named.has(id)));
  expect(decisions.filter((id) => !proved.has(id)).toSorted()).toEqual(Object.keys(untested).toSorted());
});
