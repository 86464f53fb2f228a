import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { AccountContext } from '../../../web/common/account/account.ts';
import { beginRecording } from './recorded-api.ts';
import { aManagerAccount } from './render-signed-in.tsx';

/** What a hook of a change returns. */
export interface Change {
  mutateAsync: (given: never) => Promise<unknown>;
}

/** What the browser has read. */
export let client = createQueryClient();
/** The keys that changes declared out of date, in their order. */
export const reloaded: QueryKey[] = [];

/** Forgets what was read, called and declared out of date; for the beginning of each test. */
export function beginChanges(): void {
  beginRecording();
  reloaded.length = 0;
  client = createQueryClient();
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async ({ queryKey } = {}) => {
    if (queryKey) reloaded.push(queryKey);
  });
}

/** Makes one change, as an account of this role; whether it succeeded. */
export async function make(
  use: () => Change,
  given: unknown,
  role: 'manager' | 'super_manager' = 'manager',
): Promise<boolean> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AccountContext value={{ ...aManagerAccount, role }}>{children}</AccountContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(use, { wrapper });
  return act(() =>
    result.current.mutateAsync(given as never).then(
      () => true,
      () => false,
    ),
  );
}
