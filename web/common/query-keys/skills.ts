const all = ['skills'] as const;

/** Query keys of a manager's associated skills. */
export const skillKeys = {
  all,
  lists: [...all, 'list'] as const,
  one: (id: number | 'new') => [...all, id] as const,
};
