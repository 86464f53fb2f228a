const all = ['self-assignments'] as const;

/** Query keys of applications waiting for a recruiter's decision: the list, and the count on the dashboard. */
export const selfAssignmentKeys = {
  all,
  count: [...all, 'count'] as const,
  of: (candidateId: number) => [...all, 'of', candidateId] as const,
};
