import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { recruiterInvitationsIn } from '../../domain/invitations/recruiter-invitations.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import {
  acceptRecommendationHandler,
  acceptRecruiterInvitationHandler,
  checkEmailHandler,
  signUpCandidateHandler,
  signUpManagerHandler,
  signUpRecruiterHandler,
} from './sign-up/sign-up.handlers.ts';
import { accountsStore } from './accounts.store.ts';
import { attemptsStore } from './attempts/attempts.store.ts';
import { changePasswordHandler, recoverPasswordHandler, updatePasswordHandler } from './passwords/password.handlers.ts';
import { confirmHandler, readMailedLinkHandler, resendConfirmationHandler } from './letters/mailed-link.handlers.ts';
import {
  endSessionHandler,
  listSessionsHandler,
  signOutEverywhereHandler,
  signOutHandler,
  verifyHandler,
} from './sessions/session.handlers.ts';
import { refreshHandler } from './sessions/refresh.handler.ts';
import { sessionsStore } from './sessions/sessions.store.ts';
import { signInHandler } from './sessions/sign-in.handler.ts';

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
