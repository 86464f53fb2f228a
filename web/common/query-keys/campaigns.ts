const all = ['campaigns'] as const;
const one = (id: number) => [...all, 'one', id] as const;

/** Query keys of a manager's campaigns. */
export const campaignKeys = {
  all,
  lists: [...all, 'list'] as const,
  one,
  jobs: (id: number) => [...one(id), 'jobs'] as const,
  domains: ['campaign-domains'] as const,
  name: (name: string, id: number | undefined) => ['campaign-name', name, id] as const,
};
