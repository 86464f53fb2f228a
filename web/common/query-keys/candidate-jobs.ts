const all = ['candidate-jobs'] as const;

/** Query keys of a candidate's own jobs. */
export const candidateJobKeys = {
  all,
  lists: [...all, 'list'] as const,
  dashboards: [...all, 'dashboard'] as const,
  marked: [...all, 'marked'] as const,
  one: (jobId: number) => [...all, 'one', jobId] as const,
};
