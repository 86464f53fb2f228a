import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Id and company name of every client, as options (CLIENT-15). */
export const clientOptionsQuery = queryOptions({
  queryKey: ['clients', 'options'],
  queryFn: async ({ signal }) => (await api.clients.listClientOptions({ signal })).data,
});
