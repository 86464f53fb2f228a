import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { AttemptsStore } from './attempts.store.ts';

export const checkEmailHandler = answer(
  contract.accounts.checkEmail,
  async ({ query, sourceIp }, { accountsStore, attemptsStore, clock }: { accountsStore: AccountsStore; attemptsStore: AttemptsStore; clock: Clock }) => {
    const attempt = { what: 'check-email', account: query.email, sourceIp };
    await attemptsStore.take(attempt, clock.now(), 'email');
    return { available: !(await accountsStore.accountByEmail(query.email)) };
  },
);
