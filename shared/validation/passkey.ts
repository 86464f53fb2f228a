import * as z from 'zod';
import { line } from '../contract/fields.ts';
import { emailAddress } from './person-fields.ts';

const base64Url = (most: number) =>
  z
    .string('Required')
    .min(1, 'Required')
    .max(most, 'Not a passkey')
    .regex(/^[\w-]+$/, 'Not a passkey');

/**
 * What a browser returns for a passkey that it made or used; the user pool verifies it.
 * @see https://www.w3.org/TR/webauthn-3/#iface-pkcredential
 */
export const passkeyCredential = z.strictObject(
  {
    id: base64Url(1400),
    rawId: base64Url(1400),
    type: z.literal('public-key'),
    authenticatorAttachment: line(40).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response: z.looseObject({ clientDataJSON: base64Url(8000) }),
  },
  'Not a passkey',
);
export type PasskeyCredential = z.output<typeof passkeyCredential>;

/** A passkey that was made, with the proof that its owner gave before. */
export const newPasskeyForm = z.strictObject({
  proof: z.string('Required').regex(/^[\w-]{43}$/, 'Begin again'),
  credential: passkeyCredential,
});

/** What an owner calls a passkey. */
export const passkeyNameForm = z.strictObject({ name: line(60, 1) });

/** Whose passkey is to log in. */
export const passkeyQuestionForm = z.strictObject({ email: emailAddress });

/** Logging in by a passkey; `remember` false keeps the session in this tab only (DEC-08). */
export const passkeySignInForm = z.strictObject({
  email: emailAddress,
  challenge: z
    .string('Required')
    .min(20, 'Begin again')
    .max(4096, 'Begin again')
    .regex(/^[\w+/=. -]+$/, 'Begin again'),
  credential: passkeyCredential,
  remember: z.boolean().optional(),
});
