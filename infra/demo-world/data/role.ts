/** The six fields the demo world recruits in; each has a campaign of this name. */
export const fields = [
  'healthcare',
  'cyber-security',
  'data-and-ai',
  'software-engineering',
  'skilled-trades',
  'finance',
] as const;
export type Field = (typeof fields)[number];

/** One advertised position: what makes it different from the others of its role. */
export interface Opening {
  title: string;
  /** Two or three sentences that begin the description; `{company}` and `{city}` are filled in. */
  lead: string;
  /** Names of built-in skills beside those of the role. */
  skills: readonly string[];
  /** Only in the United States, because of the employer or the law. */
  usOnly?: true;
}

/** A kind of work with five openings; the lists are drawn from, so that no two descriptions are alike. */
export interface Role {
  field: Field;
  /** Title on a candidate's profile. */
  headline: string;
  skills: readonly string[];
  /** Full-time pay of an experienced person in an average US city (dollars a year) and in India (rupees a year). */
  pay: { usd: readonly [number, number]; inr: readonly [number, number] };
  paidBy: 'hour' | 'year' | 'both';
  /** Only in the United States, for work that needs a US licence or clearance. */
  usOnly?: true;
  clearance?: readonly ('public_trust' | 'secret' | 'top_secret')[];
  openings: readonly Opening[];
  duties: readonly string[];
  needs: readonly string[];
  extras: readonly string[];
}
