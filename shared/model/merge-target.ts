import * as z from 'zod';
import { idValue } from '../contract/fields.ts';

/**
 * Whom an imported candidate is merged into: another import, or a registered candidate. Events name it, and every
 * function that reacts to events carries what they import, so it is apart from what is compared.
 */
export const mergeTarget = z.strictObject({ kind: z.enum(['imported', 'registered']), id: idValue });
export type MergeTarget = z.output<typeof mergeTarget>;
