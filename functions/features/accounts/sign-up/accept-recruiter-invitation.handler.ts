import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import { acceptedRecruiterInvitation } from '../../../records/recruiter-invitation.ts';
import { acceptRecruiterInvitation } from './accept-by-link.ts';
import type { ByLinkNeeds } from './create-account.steps.ts';
import { createByLink } from './create-account.steps.ts';

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
