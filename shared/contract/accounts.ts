import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { invitationLink } from '../model/invitation.ts';
import { account } from '../model/person.ts';
import { session } from '../model/session.ts';
import { signUpApplication } from '../model/sign-up-application.ts';
import {
  candidateSignUpForm,
  changePasswordForm,
  emailForm,
  invitedForm,
  resetForm,
  signInForm,
  signUpForm,
} from '../validation/account.ts';
import { emailAddress, mailedToken } from '../validation/person-fields.ts';
import { recommendationForm } from '../validation/invitation.ts';
import { done, id, paging } from './fields.ts';
import { ownAccount } from './own-account.ts';
import { passkeys } from './passkeys.ts';
import { route } from './route.ts';

const signedUp = z.object({ id: z.number(), email: z.string() });

/** Sign-up, sign-in, sessions, and the mailed links (areas AUTH and API-09 to API-20). */
export const accounts = {
  signUpManager: route({
    method: 'POST',
    path: '/api/auth/sign-up/manager',
    roles: 'anyone',
    summary: 'Register as hiring manager; a confirmation link is mailed.',
    creates: true,
    request: { body: signUpForm },
    response: signedUp,
    errors: ['conflict', 'tooMany'],
  }),
  signUpRecruiter: route({
    method: 'POST',
    path: '/api/auth/sign-up/recruiter',
    roles: 'anyone',
    summary: 'Register as recruiter; a confirmation link is mailed.',
    creates: true,
    request: { body: signUpForm },
    response: signedUp,
    errors: ['conflict', 'tooMany'],
  }),
  signUpCandidate: route({
    method: 'POST',
    path: '/api/auth/sign-up/candidate',
    roles: 'anyone',
    summary:
      'Register as candidate, with the jobs favourited as a guest; a confirmation link is mailed, unless an invitation’s link proves the address.',
    creates: true,
    request: { body: candidateSignUpForm },
    response: signedUp,
    errors: ['conflict', 'tooMany', 'gone'],
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in',
    roles: 'anyone',
    summary: 'Sign in; the access token comes in the `jwt` header, the refresh token as an HttpOnly cookie.',
    request: { body: signInForm },
    response: account,
    jwt: true,
    refreshCookie: ['sets'],
    errors: ['forbidden', 'conflict', 'tooMany'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    roles: 'anyone',
    summary: 'Renew the access token with the refresh cookie; the new token comes in the `jwt` header.',
    request: {},
    response: done,
    jwt: true,
    refreshCookie: ['reads', 'sets'],
    errors: ['unauthenticated'],
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    roles: 'anyone',
    summary: 'End the session of the refresh cookie and clear it.',
    request: {},
    response: done,
    refreshCookie: ['reads', 'clears'],
    errors: [],
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/auth/sessions',
    roles,
    summary: 'Where the user is signed in: this browser first, then the most recently used.',
    request: { query: z.strictObject(paging()) },
    response: session,
    list: true,
    errors: [],
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    roles,
    summary: 'End one of the user’s own sessions; its browser is signed out immediately.',
    request: { params: z.strictObject({ id }) },
    response: done,
    refreshCookie: ['clears'],
    errors: ['notFound'],
  }),
  signOutEverywhere: route({
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    roles,
    summary: 'End all of the user’s own sessions, including this one, and clear the cookie.',
    request: {},
    response: done,
    refreshCookie: ['clears'],
    errors: [],
  }),
  verify: route({
    method: 'GET',
    path: '/api/auth/verify',
    roles,
    summary: 'Whether the token is still valid; returns the account.',
    request: {},
    response: account,
    errors: ['unauthenticated'],
  }),
  confirm: route({
    method: 'POST',
    path: '/api/auth/confirmation',
    roles: 'anyone',
    summary: 'Confirm an e-mail address with its mailed token.',
    request: { body: z.strictObject({ confirmationToken: mailedToken }) },
    response: z.object({
      email: z.string(),
      /** The job that the candidate signed up to apply to. */
      applyTo: z.number().nullable(),
      /** What becomes of that application; one that is sent follows within seconds. */
      application: signUpApplication.nullable(),
    }),
    errors: ['gone'],
  }),
  resendConfirmation: route({
    method: 'POST',
    path: '/api/auth/confirmation/resend',
    roles: 'anyone',
    summary: 'Mail the confirmation link again; the response is the same for known and unknown addresses.',
    request: { body: emailForm },
    response: done,
    errors: ['tooMany'],
  }),
  recoverPassword: route({
    method: 'POST',
    path: '/api/auth/password/recovery',
    roles: 'anyone',
    summary: 'Mail a link to set a new password; the response is the same for known and unknown addresses.',
    request: { body: emailForm },
    response: done,
    errors: ['tooMany'],
  }),
  updatePassword: route({
    method: 'POST',
    path: '/api/auth/password/update',
    roles: 'anyone',
    summary: 'Set a new password with a mailed token; every session ends.',
    request: { body: resetForm },
    response: done,
    errors: ['gone', 'invalid'],
  }),
  readMailedLink: route({
    method: 'POST',
    path: '/api/auth/mailed-links/read',
    roles: 'anyone',
    summary:
      'Whether the mailed link of a confirmation, a new password, another address or a recruiter’s invitation still works, and whose it is.',
    request: {
      body: z.strictObject({
        token: mailedToken,
        kind: z.enum(['confirmation', 'recovery', 'former-address', 'new-address', 'recruiter-invitation'], 'Required'),
      }),
    },
    response: invitationLink,
    errors: [],
  }),
  changePassword: route({
    method: 'PATCH',
    path: '/api/profile/password',
    roles,
    summary: 'Change the user’s own password; a new token comes in the `jwt` header.',
    request: { body: changePasswordForm },
    response: done,
    jwt: true,
    refreshCookie: ['sets'],
    errors: ['invalid', 'tooMany'],
  }),
  ...ownAccount,
  ...passkeys,
  acceptRecruiterInvitation: route({
    method: 'POST',
    path: '/api/recruiter/accept-invitation',
    roles: 'anyone',
    summary: 'Set up the invited recruiter’s account with the mailed token.',
    creates: true,
    request: { body: invitedForm },
    response: signedUp,
    errors: ['gone', 'conflict'],
  }),
  acceptRecommendation: route({
    method: 'POST',
    path: '/api/candidate/recommendations/accept',
    roles: 'anyone',
    summary:
      'Accept a recommended job with the mailed token, setting up a candidate’s account; a user with an account accepts signed in.',
    creates: true,
    request: { body: recommendationForm },
    response: signedUp,
    errors: ['gone', 'conflict'],
  }),
  checkEmail: route({
    method: 'GET',
    path: '/api/users/check-email',
    roles: 'anyone',
    summary:
      'Whether a form may take an address: yes for every valid one. Whether it has an account, only a mail to it says (DEC-29).',
    request: { query: z.strictObject({ email: emailAddress }) },
    response: z.object({ available: z.boolean() }),
    errors: ['tooMany'],
  }),
};
