import { environment } from '../../platform/environment.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cognitoIdentity } from '../../platform/outside/identity/cognito.ts';
import { recruiterInvitationsIn } from '../../domain/invitations/recruiter-invitations.ts';
import { passwordTries } from '../../platform/outside/identity/password-tries.ts';
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
import { emailChangesStore } from './email-change/email-changes.store.ts';
import { confirmEmailChangeHandler } from './email-change/confirm-email-change.handler.ts';
import {
  askForEmailChangeHandler,
  cancelEmailChangeHandler,
  readEmailChangeHandler,
  stopEmailChangeHandler,
} from './email-change/email-change.handlers.ts';
import {
  readSecondFactorHandler,
  renewRecoveryCodesHandler,
  startSecondFactorHandler,
  turnOffSecondFactorHandler,
  turnOnSecondFactorHandler,
} from './second-factor/second-factor.handlers.ts';
import { askForPasskeyHandler, signInByPasskeyHandler } from './passkeys/passkey-sign-in.handlers.ts';
import {
  addPasskeyHandler,
  readPasskeysHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
  startPasskeyHandler,
} from './passkeys/passkey.handlers.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { secondFactorsStore } from './second-factor/second-factors.store.ts';
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
    readEmailChangeHandler,
    askForEmailChangeHandler,
    cancelEmailChangeHandler,
    confirmEmailChangeHandler,
    stopEmailChangeHandler,
    readSecondFactorHandler,
    startSecondFactorHandler,
    turnOnSecondFactorHandler,
    renewRecoveryCodesHandler,
    turnOffSecondFactorHandler,
    askForPasskeyHandler,
    signInByPasskeyHandler,
    readPasskeysHandler,
    startPasskeyHandler,
    addPasskeyHandler,
    renamePasskeyHandler,
    removePasskeyHandler,
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
      secondFactors: secondFactorsStore(theTable()),
      passkeys: passkeysStore(theTable()),
      hasPasskeys: environment('identity-second-factor').PASSKEYS === 'on',
      siteUrl: environment('site').SITE_URL,
      emailChanges: emailChangesStore(theTable()),
      passwordTries: passwordTries(theTable()),
      mailedTokens: mailedTokensIn(theTable()),
      identity: cognitoIdentity(),
      clock,
    };
  },
);
