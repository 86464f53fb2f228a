import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Account } from '../../../shared/model/person.ts';
import { api } from '../../api/api.ts';

/** The signed-in user's account, verified with the server at start (AUTH-43, API-09). */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await api.accounts.verify({ signal })).data,
  staleTime: 5 * 60_000,
});

/** Provides the account to pages of the signed-in area. */
export const AccountContext = createContext<Account | null>(null);

/** The signed-in user's account; throws outside the signed-in area. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount belongs to the signed-in area');
  return account;
}

/** The account, or null on pages that guests also see. */
export function useAccountIfAny(): Account | null {
  return use(AccountContext);
}
