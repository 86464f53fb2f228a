/**
 * What schema.org allows of the types that our pages use: each property with the kinds of value it has, types by
 * their name. Written from https://schema.org/version/latest/schemaorg-current-https.jsonld; properties that we never
 * write are left out.
 */
const vocabulary: Record<string, Record<string, readonly string[]>> = {
  JobPosting: {
    url: ['URL'],
    title: ['Text'],
    description: ['Text'],
    identifier: ['PropertyValue'],
    datePosted: ['DateTime'],
    validThrough: ['DateTime'],
    employmentType: ['Text'],
    hiringOrganization: ['Organization'],
    jobLocation: ['Place'],
    jobLocationType: ['Text'],
    applicantLocationRequirements: ['Country'],
    baseSalary: ['MonetaryAmount'],
    directApply: ['Boolean'],
    totalJobOpenings: ['Number'],
    skills: ['Text'],
    eligibilityToWorkRequirement: ['Text'],
    securityClearanceRequirement: ['Text'],
  },
  PropertyValue: { name: ['Text'], value: ['Text', 'Number'] },
  Organization: { name: ['Text'], url: ['URL'], logo: ['URL'], sameAs: ['URL'] },
  WebSite: { name: ['Text'], url: ['URL'], potentialAction: ['SearchAction'], publisher: ['Organization'] },
  SearchAction: { target: ['EntryPoint'], 'query-input': ['Text'] },
  EntryPoint: { urlTemplate: ['Text'] },
  Place: { address: ['PostalAddress'], geo: ['GeoCoordinates'] },
  PostalAddress: { addressLocality: ['Text'], addressRegion: ['Text'], postalCode: ['Text'], addressCountry: ['Text'] },
  GeoCoordinates: { latitude: ['Number'], longitude: ['Number'] },
  Country: { name: ['Text'] },
  MonetaryAmount: { currency: ['Text'], value: ['QuantitativeValue'] },
  QuantitativeValue: { value: ['Number'], minValue: ['Number'], maxValue: ['Number'], unitText: ['Text'] },
  ItemList: { numberOfItems: ['Number'], itemListOrder: ['URL'], itemListElement: ['ListItem'] },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: ['Number'], name: ['Text'], url: ['URL'], item: ['URL'] },
};

/**
 * What each of these must have, beyond the vocabulary, for search engines to use it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const required: Record<string, readonly string[]> = {
  JobPosting: ['title', 'description', 'identifier', 'datePosted', 'hiringOrganization', 'directApply', 'url'],
  Organization: ['name'],
  PropertyValue: ['name', 'value'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  ListItem: ['position'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
};

/** Sets of names that Google reads. */
const closed: Record<string, readonly string[]> = {
  employmentType: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
  unitText: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'],
  jobLocationType: ['TELECOMMUTE'],
};

const kinds: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
  DateTime: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

/** What is wrong with a node of structured data and all nodes in it; nothing when it is valid. */
export function schemaProblems(node: unknown, path = ''): string[] {
  const { '@type': type, ...properties } = node as { '@type'?: string } & Record<string, unknown>;
  const known = type ? vocabulary[type] : undefined;
  if (!type || !known) return [`${path}: there is no type ${String(type)}`];
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const missing = (required[type] ?? [])
    .filter((name) => !given.some(([one]) => one === name))
    .map((name) => `${path}${type} lacks ${name}`);
  const found = given.flatMap(([name, value]) => {
    const allowed = known[name];
    if (!allowed) return [`${path}${type} has no ${name}`];
    return [value].flat().flatMap((one) => valueProblems(one, allowed, { name, path: `${path}${type}.${name} ` }));
  });
  const alternatives =
    type === 'JobPosting' && !('jobLocation' in properties) && !('jobLocationType' in properties)
      ? [`${path}JobPosting is nowhere`]
      : [];
  return [...missing, ...found, ...alternatives];
}

function valueProblems(
  value: unknown,
  allowed: readonly string[],
  { name, path }: { name: string; path: string },
): string[] {
  if (typeof value === 'object' && value !== null) {
    const { '@type': type = '' } = value as { '@type'?: string };
    return allowed.includes(type) ? schemaProblems(value, path) : [`${path}may not be ${type}`];
  }
  if (!allowed.some((kind) => kinds[kind]?.(value))) return [`${path}may not be ${JSON.stringify(value)}`];
  return closed[name] && !closed[name].includes(String(value))
    ? [`${path}is not one of ${closed[name].join(', ')}`]
    : [];
}
