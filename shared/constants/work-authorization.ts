/** Work authorizations (LOOK-11) in the United States; `other` is also accepted on the wire and stored as `optional` (DEC-63). */
export const citizenships = ['usCitizen', 'greenCard', 'h1b', 'optional'] as const;
export type AmericanCitizenship = (typeof citizenships)[number];
/** How somebody may work in a country, or could. */
export const authorizationKinds = ['citizen', 'resident', 'permit', 'sponsorship'] as const;
export type AuthorizationKind = (typeof authorizationKinds)[number];

/** One that is of a country elsewhere begins with its two-letter code, or `eu`, so that it means the same wherever its holder lives. */
export type Citizenship = AmericanCitizenship | `${string}_${AuthorizationKind}`;

/** The most that one person, job or question may name. */
export const mostCitizenships = 16;

/** Whether this is the key of a work authorization, as far as can be seen without the list of countries. */
export const isCitizenship = (key: string): key is Citizenship =>
  /^(usCitizen|greenCard|h1b|optional|[a-z]{2}_(citizen|resident|permit|sponsorship))$/.test(key);
