/** Whether candidates are on a job: `available` is the default, `all` sets no condition (CAND-26, CAND-27). */
export const currentStates = ['available', 'assigned', 'all'] as const;
export type CurrentState = (typeof currentStates)[number];
export const currentStateLabels: Record<CurrentState, string> = {
  available: 'Available',
  assigned: 'On a job',
  all: 'All',
};

/**
 * Whose candidates: everybody's, those whom the caller put forward, those the caller marked (CAND-27), or those whom the
 * caller added and who have no account (PLUS-46).
 */
export const candidateScopes = ['all', 'mine', 'favorite', 'added'] as const;
export type CandidateScope = (typeof candidateScopes)[number];
export const candidateScopeLabels: Record<CandidateScope, string> = {
  all: 'All candidates',
  mine: 'Put forward by me',
  favorite: 'My favourites',
  added: 'Added by me',
};

/** How candidates are sorted; `match` puts those with most of the wanted skills first (CAND-27). */
export const candidateSorts = [
  'match',
  'relevance',
  'createdAt',
  'name',
  'rate',
  'salary',
  'experience',
  'distance',
] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** The longest question of a search of candidates; Boolean questions of recruiters are long. */
export const longestQuestion = 1_000;
/** What a part of a question asks about: words, a field, or what no profile says. */
export const partKinds = [
  'words',
  'clearance',
  'citizenship',
  'years',
  'rate',
  'salary',
  'relocation',
  'place',
  'elsewhere',
  'level',
  'unsaid',
] as const;
/** Where in a profile something is said that a row of the list does not show. */
export const summaryParts = ['experience', 'education', 'certification', 'strengths', 'authorization'] as const;
export type SummaryPart = (typeof summaryParts)[number];
export type PartKind = (typeof partKinds)[number];

/** How often somebody new who fits a saved search is announced (PLUS-19). */
export const alertFrequencies = ['immediately', 'daily', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  immediately: 'Immediately',
  daily: 'Once a day',
  never: 'Never',
};
/** The most searches that one recruiter may save. */
export const mostSavedSearches = 50;

/** Rows that the candidate list loads at a time. */
export const candidatesPerPage = 10;
/** The most skills that one search of candidates may want. */
export const mostWantedSkills = 20;
/** As many as fit a job best are listed at once. */
export const mostBest = 20;
