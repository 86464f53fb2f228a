import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { mergeTarget } from '../../shared/model/merge-target.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter merges an imported candidate into another import or into a registered candidate. It says nothing of either. */
export const candidatesMerged = defineEvent(
  'candidates-merged',
  1,
  z.object({ recruiterId: idValue, mergeId: idValue, into: mergeTarget }),
);
