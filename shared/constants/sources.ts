/** How a candidate came onto a job: by themselves, by a recommendation of the job, proposed by a recruiter, or after an invitation. */
export const sources = ['applied', 'recommended', 'put_forward', 'invited'] as const;
export type Source = (typeof sources)[number];

/** What each is called. */
export const sourceLabels: Record<Source, string> = {
  applied: 'Applied',
  recommended: 'Recommended',
  put_forward: 'Put forward',
  invited: 'Invited',
};
