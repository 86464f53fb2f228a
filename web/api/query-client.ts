import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.ts';

const freshForMilliseconds = 15_000;
const tries = 2;

/** Makes the one cache of answers. Reads are tried again when the failure may pass; writes never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMilliseconds,
        retry: (failures, error) => failures < tries && isPassing(error),
        throwOnError: false,
      },
      // Offline, a write fails and says so; it must not wait in silence and happen by itself later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
