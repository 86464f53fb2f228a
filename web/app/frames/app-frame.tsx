import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { createQueryClient } from '../../api/query-client.ts';

/**
 * What stands around every page, drawn beforehand or not: the cache of answers, and nothing in place of what still
 * loads.
 */
export function AppFrame({ children, after }: { children: ReactNode; after?: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>{children}</Suspense>
      {after}
    </QueryClientProvider>
  );
}
