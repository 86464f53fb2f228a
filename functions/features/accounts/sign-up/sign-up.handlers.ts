import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler } from '../../../platform/door/handler.ts';
import { referenceOf } from '../../../records/account.ts';
import { firstChoiceWrite } from '../../../records/hiding.ts';
import { acceptedRecommendation } from '../../../records/recommendation.ts';
import { acceptedRecruiterInvitation } from '../../../records/recruiter-invitation.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { acceptRecruiterInvitation, acceptRecommendation } from './accept-by-link.ts';
import { createByLink, type ByLinkNeeds } from './create-account.steps.ts';
import { registerPerson, type SignUpNeeds } from './register-person.steps.ts';
import { signUpByInvitation } from './sign-up-by-invitation.steps.ts';

export const checkEmailHandler = handler(
  contract.accounts.checkEmail,
  async ({ query, sourceIp }, { attemptsStore, clock }: { attemptsStore: AttemptsStore; clock: Clock }) => {
    const attempt = { what: 'check-email', account: query.email, sourceIp };
    await attemptsStore.take(attempt, clock.now(), 'email');
    // The same for all: a form that asks here would else tell anybody who has an account.
    return { available: true };
  },
);

export const signUpManagerHandler = handler(
  contract.accounts.signUpManager,
  async ({ body, sourceIp }, needs: SignUpNeeds) => registerPerson(body, 'manager', sourceIp, needs),
);

export const signUpRecruiterHandler = handler(
  contract.accounts.signUpRecruiter,
  async ({ body, sourceIp }, needs: SignUpNeeds) => registerPerson(body, 'recruiter', sourceIp, needs),
);

export const signUpCandidateHandler = handler(
  contract.accounts.signUpCandidate,
  async ({ body, sourceIp }, needs: SignUpNeeds & ByLinkNeeds) => {
    const { invitationToken, campaign } = body;
    const source = campaign === undefined ? null : await needs.accountsStore.campaignName(campaign, needs.clock.now());
    return invitationToken === undefined
      ? registerPerson({ ...body, source }, 'candidate', sourceIp, needs)
      : signUpByInvitation({ ...body, invitationToken, source }, needs);
  },
);

export const acceptRecruiterInvitationHandler = handler(
  contract.accounts.acceptRecruiterInvitation,
  ({ body: { invitationToken, email, password, ...names } }, needs: ByLinkNeeds) =>
    createByLink(
      { token: invitationToken, email, password },
      {
        kind: 'recruiter-invitation',
        refusals: {
          otherAddress: 'This invitation was mailed to another address',
          hasAccount: 'This email is already registered; sign in instead',
        },
        open: (invitation, circumstances) => acceptRecruiterInvitation(names, invitation, circumstances),
        accepted: acceptedRecruiterInvitation,
      },
      needs,
    ),
);

export const acceptRecommendationHandler = handler(
  contract.accounts.acceptRecommendation,
  ({ body }, needs: ByLinkNeeds) =>
    createByLink(
      body,
      {
        kind: 'recommendation',
        refusals: {
          otherAddress: 'This recommendation was mailed to another address',
          hasAccount: 'This email is already registered; log in to accept',
        },
        open: (place, circumstances) => acceptRecommendation(body, place, circumstances),
        accepted: (place, account, at) => [
          ...acceptedRecommendation(place, referenceOf(account), at),
          firstChoiceWrite(account.id, body.findableBy),
        ],
      },
      needs,
    ),
);
