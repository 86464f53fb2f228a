import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a hiring manager asks to become a super manager. An operator decides. */
export const superManagerRequested = defineEvent('super-manager-requested', 1, z.object({ userId: idValue }));
