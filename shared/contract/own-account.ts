import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { emailChange, emailSides } from '../model/email-change.ts';
import { recoveryCodes, secondFactor } from '../model/second-factor.ts';
import { emailChangeForm, passwordAgainForm, secondFactorForm } from '../validation/account.ts';
import { mailedToken } from '../validation/person-fields.ts';
import { done } from './fields.ts';
import { route } from './route.ts';

/** The part of the accounts' contract in which people change how they log in: their address and second factor (PLUS-58). */
export const ownAccount = {
  readEmailChange: route({
    method: 'GET',
    path: '/api/profile/email',
    roles,
    summary: 'The change of address that waits to be confirmed; null when there is none.',
    request: {},
    response: z.object({ change: emailChange.nullable() }),
    errors: [],
  }),
  askForEmailChange: route({
    method: 'PUT',
    path: '/api/profile/email',
    roles,
    summary:
      'Ask for another address; both are mailed a link to confirm it. The response is the same for addresses with and without an account.',
    request: { body: emailChangeForm },
    response: z.object({ change: emailChange }),
    errors: ['invalid', 'tooMany'],
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: '/api/profile/email',
    roles,
    summary: 'Stop the change of address that waits.',
    request: {},
    response: done,
    errors: ['conflict'],
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: '/api/auth/email-change',
    roles: 'anyone',
    summary: 'Confirm a change of address with the token mailed to one of the two; it takes effect once both have.',
    request: { body: z.strictObject({ token: mailedToken, side: z.enum(emailSides, 'Required') }) },
    response: z.object({ email: z.string(), waitsFor: z.enum(emailSides).nullable() }),
    errors: ['gone'],
  }),
  stopEmailChange: route({
    method: 'POST',
    path: '/api/auth/email-change/stop',
    roles: 'anyone',
    summary: 'Stop a change of address with the token mailed to the former one; every session ends.',
    request: { body: z.strictObject({ token: mailedToken }) },
    response: done,
    errors: ['gone'],
  }),
  readSecondFactor: route({
    method: 'GET',
    path: '/api/profile/second-factor',
    roles,
    summary: 'Whether logging in asks for a code, and how many recovery codes are left.',
    request: {},
    response: secondFactor,
    errors: [],
  }),
  startSecondFactor: route({
    method: 'POST',
    path: '/api/profile/second-factor/secret',
    roles,
    summary: 'Make the secret for an authenticator app; nothing is asked for until a code of it is given.',
    request: { body: passwordAgainForm },
    response: z.object({ secret: z.string(), address: z.string() }),
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  turnOnSecondFactor: route({
    method: 'POST',
    path: '/api/profile/second-factor',
    roles,
    summary: 'Have logging in ask for a code from now on; returns the recovery codes, this once.',
    request: { body: secondFactorForm },
    response: recoveryCodes,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/profile/second-factor/codes',
    roles,
    summary: 'Make new recovery codes; the earlier ones are worth nothing.',
    request: { body: secondFactorForm },
    response: recoveryCodes,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
  turnOffSecondFactor: route({
    method: 'POST',
    path: '/api/profile/second-factor/off',
    roles,
    summary: 'Have logging in ask for no code any more.',
    request: { body: secondFactorForm },
    response: done,
    errors: ['invalid', 'conflict', 'tooMany'],
  }),
};
