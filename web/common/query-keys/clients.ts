const all = ['clients'] as const;

/** Query keys of a manager's clients; the list shows how many jobs each has. */
export const clientKeys = {
  all,
  lists: [...all, 'list'] as const,
  one: (id: number) => [...all, 'one', id] as const,
  options: [...all, 'options'] as const,
};
