const all = ['jobs'] as const;

/** Query keys of jobs. Invalidating a key also reloads every query whose key starts with it. */
export const jobKeys = {
  all,
  lists: [...all, 'list'] as const,
  dashboards: [...all, 'dashboard'] as const,
  /** The count next to the menu entry. */
  counts: [...all, 'count'] as const,
  /** A manager's saved views of the list. */
  views: ['job-views'] as const,
  /** One job as its manager sees it, with its related data. */
  one: (jobId: number) => [...all, jobId] as const,
  ofRecruiter: [...all, 'recruiter'] as const,
  /** The jobs that a manager is asked to take over. */
  handovers: [...all, 'handovers'] as const,
  /** The jobs of other managers that a manager helps with, or is asked to. */
  memberships: [...all, 'memberships'] as const,
  /** The managers whose jobs a recruiter sees. */
  managers: ['job-managers'] as const,
  /** What was read from or written for a job's text; no stored job changes it. */
  texts: ['job-texts'] as const,
  oneOfRecruiter: (jobId: number) => [...all, 'recruiter', jobId] as const,
  /** What usually comes next for a candidate on a job, since this status. */
  outlook: (jobId: number, candidateId: number, at: string) => [...all, 'outlook', jobId, candidateId, at] as const,
};
