import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { figuresKey } from './figures.ts';

const { 'super-manager': superManager } = api;

/** The first hundred managers who work with the super manager, by name. */
export const managerOptionsQuery = queryOptions({
  queryKey: [...figuresKey, 'managers'],
  queryFn: async ({ signal }) => (await superManager.listManagers({ query: { perPage: 100 }, signal })).data,
});
