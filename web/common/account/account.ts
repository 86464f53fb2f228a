import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Account } from '../../../shared/model/person.ts';
import { api } from '../../api/api.ts';

/** The signed-in user's own account, verified with the server at start (AUTH-43, API-09). */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await api.accounts.verify({ signal })).data,
  staleTime: 5 * 60_000,
});

/** Holds the account for pages of the signed-in area. */
export const AccountContext = createContext<Account | null>(null);

/** The signed-in user's account; pages of the signed-in area may rely on it. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount belongs to the signed-in area');
  return account;
}

/** The account, or null on pages that guests see too. */
export function useAccountIfAny(): Account | null {
  return use(AccountContext);
}
