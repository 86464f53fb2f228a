import type { EventOf } from '../../events/catalogue.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A candidate's own resume, which has the id of the upload in which it was read. */
export interface OwnResume {
  id: number;
  /** Where its file is stored (CAND-22). */
  path: string;
  filename: string;
  contentType: string;
  uploadedAt: string;
  /** The file that it took the place of, removed with the upload. */
  replaced: string | null;
}

/** The refusal of a resume over another one that was saved meanwhile. */
export const ownResumeChanged = refuse.conflict('Another resume was uploaded at the same moment; try again');

/** The write of a resume in place of the one that was read. */
export function ownResumeWrite(candidateId: number, resume: OwnResume, before: OwnResume | undefined): SingleWrite {
  return {
    put: { ...keys.ownResume(candidateId), part: 'resume', ...resume },
    when: before ? idIs(before.id) : isNew,
    refusal: ownResumeChanged,
  };
}

/** The write that removes the resume that was read. */
export function removedOwnResumeWrite(candidateId: number, { id }: Pick<OwnResume, 'id'>): SingleWrite {
  return { remove: keys.ownResume(candidateId), when: idIs(id), refusal: ownResumeChanged };
}

/** The event of a changed resume of a profile. */
export function resumeOfProfileChanged(
  candidateId: number,
  change: EventOf<'candidate-profile-changed'>['data']['change'],
  actor: EventOf<'candidate-profile-changed'>['actor'],
  moment: { id: number; at: string },
): EventOf<'candidate-profile-changed'> {
  return eventOf('candidate-profile-changed', {
    ...moment,
    actor,
    subject: keys.userSubject(candidateId),
    data: { candidateId, section: 'resume', entryId: null, change },
  });
}

const idIs = (id: number) => ({ expression: '#id = :id', values: { id } });

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  ownResume: {
    holds: 'the name and place of the file of a candidate’s resume',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
} satisfies PersonalData;
