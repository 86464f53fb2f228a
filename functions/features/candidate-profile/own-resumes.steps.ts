import { resumeWith, unusedFiles } from '../../domain/people/own-resumes.ts';
import type { Actor, Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { resumesIn, type OwnResume } from '../../records/own-resume.ts';
import type { OwnResumesStore } from './own-resumes.store.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';

export type ChangeNeeds = ReadNeeds & { ownResumesStore: OwnResumesStore; clock: Clock };
export type RemoveNeeds = ChangeNeeds & { files: Pick<Files, 'remove'> };

/** The candidate's resumes, for the candidate alone. */
export async function ownResumesOf(
  actor: Reader,
  candidateId: number,
  needs: ReadNeeds,
): Promise<OwnResume | undefined> {
  const { access, record } = await readRecord(actor, candidateId, needs);
  if (!access.may('uploadResume')) throw refuse.forbidden('You may not change this profile');
  return record.resume;
}

/** Removes one of the candidate's resumes, with the files that nothing needs any more. */
export async function removeOne(
  before: OwnResume | undefined,
  { candidateId, id, actor }: { candidateId: number; id: number; actor: Actor },
  needs: RemoveNeeds,
) {
  const resumes = resumesIn(before);
  const removed = resumeWith(resumes, id);
  const after = resumes.filter((one) => one !== removed);
  await needs.ownResumesStore.removeResume(candidateId, { removed, before, after }, momentOf(actor, needs));
  // From here on no application is sent with it, so the open ones that carry it are known. A file that an interruption
  // leaves is in the folder that is erased with the account.
  const unused = unusedFiles({ removed, after }, await needs.ownResumesStore.sentFiles(candidateId));
  await needs.files.remove(unused);
  return { id };
}

/** When a candidate changes their resumes, with the id of the event. */
export const momentOf = (actor: Actor, { clock }: { clock: Clock }) => ({
  id: clock.newId(),
  at: clock.now(),
  actor: eventActor(actor),
});
