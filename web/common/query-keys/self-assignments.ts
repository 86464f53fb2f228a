const all = ['self-assignments'] as const;

/** Keys of applications that wait for a recruiter's answer: the list, and with it the count on the dashboard. */
export const selfAssignmentKeys = {
  all,
  count: [...all, 'count'] as const,
};
