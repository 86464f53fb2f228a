import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { cognitoIdentity } from '../outside/identity/cognito.ts';
import { mailedTokensIn } from '../table/mailed-tokens.ts';
import { acceptRecommendationHandler } from './accept-recommendation.handler.ts';
import { acceptRecruiterInvitationHandler } from './accept-recruiter-invitation.handler.ts';
import { accountsStore } from './accounts.store.ts';
import { attemptsStore } from './attempts.store.ts';
import { changePasswordHandler } from './change-password.handler.ts';
import { checkEmailHandler } from './check-email.handler.ts';
import { confirmHandler } from './confirm.handler.ts';
import { endSessionHandler } from './end-session.handler.ts';
import { invitationsStore } from './invitations.store.ts';
import { listSessionsHandler } from './list-sessions.handler.ts';
import { readMailedLinkHandler } from './read-mailed-link.handler.ts';
import { recoverPasswordHandler } from './recover-password.handler.ts';
import { refreshHandler } from './refresh.handler.ts';
import { resendConfirmationHandler } from './resend-confirmation.handler.ts';
import { sessionsStore } from './sessions.store.ts';
import { signInHandler } from './sign-in.handler.ts';
import { signOutEverywhereHandler } from './sign-out-everywhere.handler.ts';
import { signOutHandler } from './sign-out.handler.ts';
import { signUpCandidateHandler } from './sign-up-candidate.handler.ts';
import { signUpManagerHandler } from './sign-up-manager.handler.ts';
import { signUpRecruiterHandler } from './sign-up-recruiter.handler.ts';
import { updatePasswordHandler } from './update-password.handler.ts';
import { verifyHandler } from './verify.handler.ts';

export const handler = httpFunction(
  contract.accounts,
  {
    signUpManager: signUpManagerHandler,
    signUpRecruiter: signUpRecruiterHandler,
    signUpCandidate: signUpCandidateHandler,
    signIn: signInHandler,
    refresh: refreshHandler,
    signOut: signOutHandler,
    listSessions: listSessionsHandler,
    endSession: endSessionHandler,
    signOutEverywhere: signOutEverywhereHandler,
    verify: verifyHandler,
    confirm: confirmHandler,
    resendConfirmation: resendConfirmationHandler,
    recoverPassword: recoverPasswordHandler,
    updatePassword: updatePasswordHandler,
    readMailedLink: readMailedLinkHandler,
    changePassword: changePasswordHandler,
    acceptRecruiterInvitation: acceptRecruiterInvitationHandler,
    acceptRecommendation: acceptRecommendationHandler,
    checkEmail: checkEmailHandler,
  },
  () => {
    const store = accountsStore(theTable());
    return {
      accounts: store,
      accountsStore: store,
      attemptsStore: attemptsStore(theTable()),
      sessionsStore: sessionsStore(theTable()),
      invitationsStore: invitationsStore(),
      mailedTokens: mailedTokensIn(theTable()),
      identity: cognitoIdentity(),
      clock,
    };
  },
);
