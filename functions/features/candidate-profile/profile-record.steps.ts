import { againIfRefused } from '../../platform/table/again.ts';
import type { Actor, Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { recordChanged, type CandidateRecord } from '../../records/candidate-profile.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import type { RecordChange } from './change-record.ts';
import { profileAccess, profileWithRight, type ProfileRight } from './may-see-profile.ts';
import type { ProfileMarksStore } from './profile-marks.store.ts';
import { shownRecord } from './shown-record.ts';
import { showProfile } from './show-profile.ts';

export interface ReadNeeds {
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'standingOf' | 'record'>;
}

/** What a whole page needs besides the record. */
export interface MarkNeeds {
  profileMarksStore: ProfileMarksStore;
}

export interface SaveNeeds {
  candidateProfileStore: CandidateProfileStore;
  clock: Clock;
}

/** What of a candidate's record the viewer sees, with what they may do; refuses those who may not see it. */
export async function readRecord(viewer: Reader, candidateId: number, { candidateProfileStore }: ReadNeeds) {
  const { account, standingOf, record } = candidateProfileStore;
  const [person, standing, found] = await Promise.all([
    account(candidateId),
    standingOf(viewer, candidateId),
    record(candidateId),
  ]);
  const access = profileAccess(viewer, person, standing);
  return { access, record: shownRecord(access, found) };
}

/** The candidate's resume, if there is one; refuses those who may not download it. */
export async function readOwnResume(viewer: Reader, candidateId: number, needs: ReadNeeds) {
  const { access, record } = await readRecord(viewer, candidateId, needs);
  if (!access.may('resume')) throw refuse.forbidden('You may download the resume once you have met on a job');
  return record.resume;
}

/** A candidate's profile as the viewer's page shows it; refuses those who may not see it. */
export async function readProfile(viewer: Reader, candidateId: number, needs: ReadNeeds & MarkNeeds) {
  const [{ access, record }, marks] = await Promise.all([
    readRecord(viewer, candidateId, needs),
    needs.profileMarksStore.marksOf(viewer.id, candidateId),
  ]);
  return showProfile(access, record, marks);
}

/**
 * Decides a change on the current record, saves it and returns the record after it. Another section saved in between is
 * kept: the change is decided again on what it left.
 */
export async function saveRecord(
  { actor, candidateId, right = 'edit' }: { actor: Actor; candidateId: number; right?: ProfileRight },
  decide: (record: CandidateRecord) => RecordChange,
  { candidateProfileStore: store, clock }: SaveNeeds,
): Promise<CandidateRecord> {
  const [person, standing] = await Promise.all([store.account(candidateId), store.standingOf(actor, candidateId)]);
  const candidate = profileWithRight(right, actor, person, standing);
  return againIfRefused(recordChanged, async () => {
    const before = await store.record(candidateId);
    const change = decide(before);
    const { section, entryId } = change;
    const event = eventOf('candidate-profile-changed', {
      id: clock.newId(),
      at: clock.now(),
      actor: eventActor(actor),
      subject: keys.userSubject(candidateId),
      data: { candidateId, section, entryId, change: change.change },
    });
    await store.save(candidate, before, change, event);
    return change.record;
  });
}
