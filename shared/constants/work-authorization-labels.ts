import type { AmericanCitizenship, AuthorizationKind, Citizenship } from './work-authorization.ts';

/** The labels of those that the requirements name. */
export const citizenshipLabels: Record<AmericanCitizenship, string> = {
  usCitizen: 'US citizen',
  greenCard: 'Green card',
  h1b: 'H1-B',
  optional: 'Other',
};

const kindLabels: Record<AuthorizationKind, string> = {
  citizen: 'Citizen',
  resident: 'Permanent resident',
  permit: 'Work permit',
  sponsorship: 'Needs sponsorship',
};

/** Those that have a name of their own. */
const named: Readonly<Record<string, string>> = {
  ...citizenshipLabels,
  eu_citizen: 'EU citizen',
  in_resident: 'OCI card (India)',
};

// The list of all countries would weigh on the pages that only name one.
const regions = new Intl.DisplayNames('en', { type: 'region' });

/** 'US citizen', 'Citizen (India)', 'Work permit (Germany)'. */
export const citizenshipLabel = (key: Citizenship): string =>
  named[key] ?? `${kindLabels[key.slice(3) as AuthorizationKind]} (${regions.of(key.slice(0, 2).toUpperCase())})`;
