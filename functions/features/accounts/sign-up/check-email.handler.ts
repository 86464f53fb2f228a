import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';

export const checkEmailHandler = handler(
  contract.accounts.checkEmail,
  async ({ query, sourceIp }, { attemptsStore, clock }: { attemptsStore: AttemptsStore; clock: Clock }) => {
    const attempt = { what: 'check-email', account: query.email, sourceIp };
    return { available: (await attemptsStore.takeOfAddress(attempt, clock.now(), 'email')) === undefined };
  },
);
