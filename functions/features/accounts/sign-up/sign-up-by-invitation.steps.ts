import type { CandidateSignUpForm } from '../../../../shared/validation/account.ts';
import { acceptedCandidateInvitation } from '../../../records/candidate-invitation.ts';
import { firstChoiceWrite } from '../../../records/hiding.ts';
import { referenceOf } from '../../../records/account.ts';
import { acceptCandidateInvitation } from './accept-by-link.ts';
import type { ByLinkNeeds } from './create-account.steps.ts';
import { createByLink } from './create-account.steps.ts';

/** Registers an invited candidate through the invitation's link. */
export async function signUpByInvitation(
  {
    invitationToken,
    email,
    password,
    ...form
  }: CandidateSignUpForm & { invitationToken: string; source: string | null },
  needs: ByLinkNeeds,
): Promise<{ id: number; email: string }> {
  return createByLink(
    { token: invitationToken, email, password },
    {
      kind: 'candidate-invitation',
      refusals: {
        otherAddress: 'This invitation was mailed to another address',
        hasAccount: 'This email is already registered; log in instead',
      },
      open: (invitation, circumstances) => acceptCandidateInvitation(form, invitation, circumstances),
      accepted: (invitation, account) => [
        ...acceptedCandidateInvitation(invitation, referenceOf(account)),
        firstChoiceWrite(account.id, form.findableBy),
      ],
    },
    needs,
  );
}
