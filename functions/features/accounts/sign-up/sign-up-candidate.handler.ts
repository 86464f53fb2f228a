import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { ByLinkNeeds } from './create-account.steps.ts';
import type { SignUpNeeds } from './register-person.steps.ts';
import { registerPerson } from './register-person.steps.ts';
import { signUpByInvitation } from './sign-up-by-invitation.steps.ts';

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
