/** Work authorizations (LOOK-11) in the United States; `other` is also accepted on the wire and stored as `optional` (DEC-63). */
export const citizenships = ['usCitizen', 'greenCard', 'h1b', 'optional'] as const;
type AmericanCitizenship = (typeof citizenships)[number];
/** How somebody may work in a country, or could. */
export const authorizationKinds = ['citizen', 'resident', 'permit', 'sponsorship'] as const;
type Kind = (typeof authorizationKinds)[number];

/** One that is of a country elsewhere begins with its two-letter code, or `eu`, so that it means the same wherever its holder lives. */
export type Citizenship = AmericanCitizenship | `${string}_${Kind}`;

/** The labels of those that the requirements name. */
export const citizenshipLabels: Record<AmericanCitizenship, string> = {
  usCitizen: 'US citizen',
  greenCard: 'Green card',
  h1b: 'H1-B',
  optional: 'Other',
};

/** The most that one person, job or question may name. */
export const mostCitizenships = 16;

// The list of all countries would weigh on the pages that only name one.
const named = new Intl.DisplayNames('en', { type: 'region' });

const labels: Readonly<Record<string, string>> = citizenshipLabels;

/** 'US citizen', 'India: citizen', 'Germany: permit'. */
export const citizenshipLabel = (key: Citizenship): string =>
  labels[key] ?? `${named.of(key.slice(0, 2).toUpperCase())}: ${key.slice(3)}`;

/** Whether this is the key of a work authorization, as far as can be seen without the list of countries. */
export const isCitizenship = (key: string): key is Citizenship =>
  /^(usCitizen|greenCard|h1b|optional|[a-z]{2}_(citizen|resident|permit|sponsorship))$/.test(key);
