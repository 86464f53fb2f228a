import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { recruiterInvitationsIn } from '../../records/recruiter-invitation.ts';
import { mailedTokensIn } from '../../records/mailed-token.ts';
import { acceptRecommendationHandler } from './sign-up/accept-recommendation.handler.ts';
import { acceptRecruiterInvitationHandler } from './sign-up/accept-recruiter-invitation.handler.ts';
import { accountsStore } from './accounts.store.ts';
import { attemptsStore } from './attempts/attempts.store.ts';
import { changePasswordHandler } from './passwords/change-password.handler.ts';
import { checkEmailHandler } from './sign-up/check-email.handler.ts';
import { confirmHandler } from './letters/confirm.handler.ts';
import { endSessionHandler } from './sessions/end-session.handler.ts';
import { listSessionsHandler } from './sessions/list-sessions.handler.ts';
import { readMailedLinkHandler } from './letters/read-mailed-link.handler.ts';
import { recoverPasswordHandler } from './passwords/recover-password.handler.ts';
import { refreshHandler } from './sessions/refresh.handler.ts';
import { resendConfirmationHandler } from './letters/resend-confirmation.handler.ts';
import { sessionsStore } from './sessions/sessions.store.ts';
import { signInHandler } from './sessions/sign-in.handler.ts';
import { signOutEverywhereHandler } from './sessions/sign-out-everywhere.handler.ts';
import { signOutHandler } from './sessions/sign-out.handler.ts';
import { signUpCandidateHandler } from './sign-up/sign-up-candidate.handler.ts';
import { signUpManagerHandler } from './sign-up/sign-up-manager.handler.ts';
import { signUpRecruiterHandler } from './sign-up/sign-up-recruiter.handler.ts';
import { updatePasswordHandler } from './passwords/update-password.handler.ts';
import { verifyHandler } from './sessions/verify.handler.ts';

export const handler = httpFunction(
  [
    signUpManagerHandler,
    signUpRecruiterHandler,
    signUpCandidateHandler,
    signInHandler,
    refreshHandler,
    signOutHandler,
    listSessionsHandler,
    endSessionHandler,
    signOutEverywhereHandler,
    verifyHandler,
    confirmHandler,
    resendConfirmationHandler,
    recoverPasswordHandler,
    updatePasswordHandler,
    readMailedLinkHandler,
    changePasswordHandler,
    acceptRecruiterInvitationHandler,
    acceptRecommendationHandler,
    checkEmailHandler,
  ],
  () => {
    const store = accountsStore(theTable());
    return {
      accounts: store,
      accountsStore: store,
      attemptsStore: attemptsStore(theTable()),
      sessionsStore: sessionsStore(theTable()),
      recruiterInvitations: recruiterInvitationsIn(theTable()),
      mailedTokens: mailedTokensIn(theTable()),
      identity: cognitoIdentity(),
      clock,
    };
  },
);
