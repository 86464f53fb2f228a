const all = ['recruiters'] as const;

/** Query keys of a manager's recruiters and pending invitations, and of a recruiter's own open invitations. */
export const recruiterKeys = {
  all,
  lists: [...all, 'list'] as const,
  options: [...all, 'options'] as const,
  invitations: [...all, 'invitations'] as const,
  joinInvitations: [...all, 'join-invitations'] as const,
  /** Requests to work on a job of another manager, to the recruiter or by the manager. */
  workRequests: [...all, 'work-requests'] as const,
  /** The manager's open jobs, for which recruiters can be asked. */
  openJobs: [...all, 'open-jobs'] as const,
  profile: (recruiterId: number) => [...all, 'profile', recruiterId] as const,
};
