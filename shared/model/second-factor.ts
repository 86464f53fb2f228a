import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';

/** How many recovery codes there are; each works once, in place of the app's code. */
export const recoveryCodeCount = 10;

/** Whether logging in asks for a code of an app, and how many recovery codes are left. */
export const secondFactor = z.object({ since: isoTime.nullable(), codesLeft: z.int().nonnegative() });
export type SecondFactor = z.output<typeof secondFactor>;

/** Recovery codes as they are shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
