const names = [
  'Software engineering',
  'Cloud and infrastructure',
  'Data and AI',
  'Cyber security',
  'Healthcare',
  'Skilled trades',
  'Finance and accounting',
  'Product, design and marketing',
  'Business, sales and operations',
  'Engineering and science',
  'Office and administration',
  'Languages and translation',
] as const;

export type DomainName = (typeof names)[number];

/**
 * The fields of work, also the domains of a campaign (CAMP-08). An id is the place in this list and is stored, so only
 * ever append.
 */
export const domains: readonly { id: number; name: DomainName }[] = names.map((name, place) => ({
  id: place + 1,
  name,
}));
