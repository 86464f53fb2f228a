import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { creationOptions, passkey, requestOptions } from '../model/passkey.ts';
import { account } from '../model/person.ts';
import { ownerForm } from '../validation/account.ts';
import { newPasskeyForm, passkeyNameForm, passkeyQuestionForm, passkeySignInForm } from '../validation/passkey.ts';
import { done, id } from './fields.ts';
import { route } from './route.ts';

/** The part of the accounts' contract that is about passkeys, where the user pool has them (PLUS-58). */
export const passkeys = {
  askForPasskey: route({
    method: 'POST',
    path: '/api/auth/passkey/question',
    roles: 'anyone',
    summary: 'What a browser needs to log in by a passkey; the same for addresses with and without one.',
    request: { body: passkeyQuestionForm },
    response: z.object({ challenge: z.string(), options: requestOptions }),
    errors: ['conflict', 'tooMany'],
  }),
  signInByPasskey: route({
    method: 'POST',
    path: '/api/auth/passkey',
    roles: 'anyone',
    summary:
      'Sign in by a passkey, without password or code; the access token comes in the `jwt` header, the refresh token as an HttpOnly cookie.',
    request: { body: passkeySignInForm },
    response: account,
    jwt: true,
    refreshCookie: ['sets'],
    errors: ['forbidden', 'conflict', 'tooMany'],
  }),
  readPasskeys: route({
    method: 'GET',
    path: '/api/profile/passkeys',
    roles,
    summary: 'The passkeys that log this account in, the oldest first.',
    request: {},
    response: z.object({ passkeys: z.array(passkey) }),
    errors: [],
  }),
  startPasskey: route({
    method: 'POST',
    path: '/api/profile/passkeys/question',
    roles,
    summary: 'What a browser needs to make a passkey, and the proof to send with it.',
    request: { body: ownerForm },
    response: z.object({ proof: z.string(), options: creationOptions }),
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/profile/passkeys',
    roles,
    summary: 'Let a passkey that the browser has made log this account in; the owner is mailed.',
    request: { body: newPasskeyForm },
    response: passkey,
    errors: ['invalid', 'conflict'],
  }),
  renamePasskey: route({
    method: 'PUT',
    path: '/api/profile/passkeys/{id}',
    roles,
    summary: 'Give a passkey of this account a name by which its owner knows the device.',
    request: { params: z.strictObject({ id }), body: passkeyNameForm },
    response: passkey,
    errors: ['notFound', 'conflict'],
  }),
  removePasskey: route({
    method: 'POST',
    path: '/api/profile/passkeys/{id}/removal',
    roles,
    summary: 'Have a passkey log this account in no more; the owner is mailed.',
    request: { params: z.strictObject({ id }), body: ownerForm },
    response: done,
    errors: ['invalid', 'notFound', 'conflict', 'tooMany'],
  }),
};
