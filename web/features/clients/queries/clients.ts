import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The manager's clients by company name, page by page (CLIENT-16). */
export const clientsQuery = infiniteQueryOptions({
  queryKey: ['clients', 'list'],
  queryFn: ({ pageParam, signal }) => api.clients.listClients({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});
