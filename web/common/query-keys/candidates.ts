/** Query keys of candidates as recruiters and managers see them. */
export const candidateKeys = {
  /** The profile of one candidate, as far as the user may see it. */
  profile: (candidateId: number) => ['candidate-profiles', candidateId] as const,
  /** The lists of a search for candidates. */
  found: ['found-candidates'] as const,
};
