import type { EventOf } from '../../../events/catalogue.ts';
import { removedOwnResumeWrite, resumeOfProfileChanged, type OwnResume } from '../../records/own-resume.ts';
import { erasedResumeWrites } from '../../records/parsed-resume.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

type Moment = Pick<EventOf<'candidate-profile-changed'>, 'id' | 'actor'> & { at: string };

/** Removes candidates' own resumes. */
export function ownResumesStore(table: Table) {
  /** Removes a resume from the profile, with everything that was read in it; refuses when another one is there. */
  async function removeResume(candidateId: number, resume: OwnResume, { actor, ...moment }: Moment): Promise<void> {
    const place = keys.parsedResume(candidateId, resume.id);
    const read = await table.get(place, { consistent: true });
    await table.write([
      removedOwnResumeWrite(candidateId, resume),
      ...(read ? erasedResumeWrites(read) : []),
      eventWrite(resumeOfProfileChanged(candidateId, 'removed', actor, moment)),
    ]);
  }

  return { removeResume };
}
export type OwnResumesStore = ReturnType<typeof ownResumesStore>;
