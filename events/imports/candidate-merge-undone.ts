import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { mergeTarget } from '../../shared/model/merge-target.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter undoes a merge of candidates. It says nothing of either. */
export const candidateMergeUndone = defineEvent(
  'candidate-merge-undone',
  1,
  z.object({ recruiterId: idValue, mergeId: idValue, into: mergeTarget }),
);
