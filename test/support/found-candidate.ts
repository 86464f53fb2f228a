import type { FoundCandidate } from '../../shared/model/candidate-search.ts';

/** Somebody whom a search found, of whom only the name is known. */
export const aFoundCandidate = (id: number, name: Pick<FoundCandidate, 'firstName' | 'lastName'>): FoundCandidate => ({
  id,
  ...name,
  avatar: null,
  isAnonymous: false,
  isFavorite: false,
  title: null,
  city: null,
  distance: null,
  spheres: [],
  hourly: null,
  salary: null,
  relocation: null,
  clearanceType: [],
  citizenship: [],
  workStartedAt: null,
  current: 'available',
  match: null,
});

const none = { data: [], meta: { total: 0, page: 1, perPage: 10, city: null, tags: [] } };

/** What a search finds among those with an account, for a recruiter who added nobody. */
export const foundAmongOthers =
  <Query extends object>(found: (query: Query) => object) =>
  async ({ query }: { query: Query & { scope?: string } }) =>
    query.scope === 'added' ? none : found(query);
