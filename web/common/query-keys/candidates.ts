/** Query keys of candidates as recruiters and managers see them. */
export const candidateKeys = {
  /** Everything about single candidates. */
  profiles: ['candidate-profiles'] as const,
  /** The profile of one candidate, as far as the user may see it. */
  profile: (candidateId: number) => ['candidate-profiles', candidateId] as const,
  /** The jobs of a candidate with which the user has to do; reloaded with the profile. */
  jobs: (candidateId: number) => ['candidate-profiles', candidateId, 'jobs'] as const,
  /** The jobs for which a recruiter can propose the candidate. */
  assignable: (candidateId: number) => ['candidate-profiles', candidateId, 'assignable'] as const,
  /** Every list of candidates who were found. */
  found: ['found-candidates'] as const,
  /** The lists of a search for candidates. */
  searches: ['found-candidates', 'search'] as const,
  /** The lists of those who fit a job best. */
  bests: ['found-candidates', 'best'] as const,
};
