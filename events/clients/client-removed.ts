import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager deletes a client company that has no jobs. */
export const clientRemoved = defineEvent('client-removed', 1, z.object({ clientId: idValue, managerId: idValue }));
