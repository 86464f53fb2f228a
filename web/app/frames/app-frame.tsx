import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { createQueryClient } from '../../api/query-client.ts';

/** The providers around every page, prerendered or not: the query cache, and no placeholder while code loads. */
export function AppFrame({ children, after }: { children: ReactNode; after?: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>{children}</Suspense>
      {after}
    </QueryClientProvider>
  );
}
