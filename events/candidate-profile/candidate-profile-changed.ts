import * as z from 'zod';
import { profileSections } from '../../shared/constants/candidate-profile.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a candidate or a recruiter who works with them changes one section of the candidate's profile. It carries
 * no content: open pages read the profile again.
 */
export const candidateProfileChanged = defineEvent(
  'candidate-profile-changed',
  1,
  z.object({
    candidateId: idValue,
    section: z.enum(profileSections),
    /** The entry of a list; null for what is not a list, and where several were added from a resume. */
    entryId: idValue.nullable(),
    change: z.enum(['added', 'changed', 'removed']),
  }),
);
