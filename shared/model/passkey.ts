import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';

/** How many passkeys a person can have. */
export const mostPasskeys = 10;

/** A passkey as its owner sees it; the device keeps the key itself. */
export const passkey = z.object({
  id: z.number(),
  /** What its owner calls it; at first the browser and system in which it was added, such as “Chrome on Windows”. */
  name: z.string(),
  since: isoTime,
  lastUsedAt: isoTime.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** What a browser is asked for when a passkey is made; as WebAuthn spells it. */
export const creationOptions = z.looseObject({ challenge: z.string() });

/** What a browser is asked for when a passkey is used: the same for addresses with and without an account. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptions>;
