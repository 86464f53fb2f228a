import { contract } from '../../../shared/contract/contract.ts';
import { answer } from '../../door/answer.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import { referenceOf } from '../../records/account.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import { acceptedRecommendation } from '../../records/recommendation.ts';
import { acceptRecommendation } from './accept-recommendation.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { openByLink } from './open-by-link.steps.ts';

interface Needs {
  accountsStore: AccountsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const acceptRecommendationHandler = answer(
  contract.accounts.acceptRecommendation,
  async ({ body }, { accountsStore, mailedTokens, identity, clock }: Needs) => {
    const at = clock.now();
    const place = await mailedTokens.purpose(body.token, 'recommendation', at);
    if (place.email !== body.email) throw refuse.invalid('email', 'This recommendation was mailed to another address');
    if (await accountsStore.accountByEmail(place.email))
      throw refuse.conflict('This email is already registered; log in to accept', 'email');
    const id = clock.newId();
    const accepted = acceptRecommendation(body, place, { id, uuid: clock.newUuid(id), at, eventId: clock.newId() });
    const writes = [
      mailedTokens.use(body.token, at),
      ...acceptedRecommendation(place, referenceOf(accepted.account), at),
    ];
    return openByLink(accepted, body.password, writes, { accountsStore, identity });
  },
);
