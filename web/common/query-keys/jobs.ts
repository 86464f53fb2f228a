const all = ['jobs'] as const;

/** Keys of what is known of jobs; what is read again by one is read again with everything that begins like it. */
export const jobKeys = {
  all,
  lists: [...all, 'list'] as const,
  dashboards: [...all, 'dashboard'] as const,
  /** The number beside the menu's entry. */
  counts: [...all, 'count'] as const,
  /** One job as its manager sees it, with what is read for it. */
  one: (jobId: number) => [...all, jobId] as const,
  ofRecruiter: [...all, 'recruiter'] as const,
  oneOfRecruiter: (jobId: number) => [...all, 'recruiter', jobId] as const,
};
