import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when the mailed confirmation link of an account is followed, or an invited account is set up. From then on the account may sign in. */
export const accountConfirmed = defineEvent('account-confirmed', 1, z.object({ userId: idValue, role: z.enum(roles) }));
