import * as z from 'zod';
import { profileSections } from '../../shared/constants/candidate-profile.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const candidateProfileChangedExamples = /* @__PURE__ */ examplesOf(candidateProfileChanged, [
  {
    id: 898_112_385_722_368,
    time: '2026-10-02T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Maria', lastName: 'Lopez' },
    subject: 'USER#895412417134592',
    data: {
      candidateId: 895_412_417_134_592,
      section: 'educations',
      entryId: 898_112_385_710_080,
      change: 'added',
    },
  },
]);
