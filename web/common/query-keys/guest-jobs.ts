const all = ['guest-jobs'] as const;

/** Keys of public jobs, as a visitor who is not signed in sees them. */
export const guestJobKeys = {
  all,
  newest: [...all, 'newest'] as const,
  counts: [...all, 'count'] as const,
  one: (jobId: number) => [...all, 'one', jobId] as const,
  /** The open categories with their counts. */
  campaigns: [...all, 'campaigns'] as const,
};
