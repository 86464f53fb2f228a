const all = ['guest-jobs'] as const;

/** Query keys of public jobs, as a guest sees them. */
export const guestJobKeys = {
  all,
  newest: [...all, 'newest'] as const,
  counts: [...all, 'count'] as const,
  map: [...all, 'map'] as const,
  one: (jobId: number) => [...all, 'one', jobId] as const,
  /** The open categories with their counts. */
  campaigns: [...all, 'campaigns'] as const,
};
