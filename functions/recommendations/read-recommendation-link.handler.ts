import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { linkState } from '../records/link-state.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { isOpen } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  recommendationsStore: RecommendationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

const unknownLink = {
  state: 'unknown' as const,
  email: null,
  sender: null,
  hasAccount: false,
  job: null,
  isJobOpen: false,
};

export const readRecommendationLinkHandler = answer(
  contract.recommendations.readRecommendationLink,
  async ({ body }, { recommendationsStore, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'recommendation', at);
    if (!purpose || purpose.email !== body.email) return unknownLink;
    const { recommendation, hasAccount, job } = await recommendationsStore.behindLink(purpose);
    return {
      state: linkState(state, recommendation?.status),
      email: purpose.email,
      sender: recommendation?.sender ?? null,
      hasAccount,
      job: job ?? null,
      isJobOpen: job !== undefined && isOpen(job, at),
    };
  },
);
