const all = ['clients'] as const;

/** Keys of a manager's clients; a list shows how many jobs each has. */
export const clientKeys = {
  all,
  lists: [...all, 'list'] as const,
  options: [...all, 'options'] as const,
};
