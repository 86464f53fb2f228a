const all = ['recruiters'] as const;

/** Keys of a manager's recruiters and of the invitations that wait for an answer. */
export const recruiterKeys = {
  all,
  lists: [...all, 'list'] as const,
  options: [...all, 'options'] as const,
  invitations: [...all, 'invitations'] as const,
};
