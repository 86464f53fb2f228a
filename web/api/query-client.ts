import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';

/** How long what was read counts as fresh. */
export const freshForMilliseconds = 15_000;
const tries = 2;

/** Creates the query cache. Reads are retried after temporary failures; writes never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMilliseconds,
        retry: (failures, error) => failures < tries && isPassing(error),
        throwOnError: false,
      },
      // An offline write fails immediately instead of waiting silently to run later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
