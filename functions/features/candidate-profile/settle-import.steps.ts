import type { EventOf } from '../../../events/catalogue.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { recordChanged } from '../../records/candidate-profile.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import type { ImportsStore } from './imports.store.ts';
import { takeOut } from './settle-merge.steps.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

interface Needs {
  importsStore: ImportsStore;
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'record' | 'save' | 'saveNew'>;
  clock: Pick<Clock, 'newId'>;
}

/**
 * The profile that a recruiter imported becomes the candidate's own; the import and its resume are removed. A repeated
 * event finds no import, and a profile that the candidate has begun is never overwritten.
 */
export async function claimImport(
  { data: { inviterId, invitationId, candidate }, time }: EventOf<'candidate-invitation-accepted'>,
  { importsStore, candidateProfileStore, clock }: Needs,
): Promise<void> {
  const found = await importsStore.imported({ recruiterId: inviterId, id: invitationId });
  const person = found && (await candidateProfileStore.account(candidate.id));
  if (!found) return;
  const imported = found.one;
  if (person) {
    const { employeeInfo, educations, certifications, workExperiences } = imported;
    const record = { employeeInfo: employeeInfo ?? undefined, educations, certifications, workExperiences };
    const event = eventOf('candidate-profile-changed', {
      id: clock.newId(),
      at: time,
      actor: eventActor(person),
      subject: keys.userSubject(person.id),
      data: { candidateId: person.id, section: 'employeeInfo', entryId: null, change: 'added' },
    });
    await unlessBegun(() => candidateProfileStore.saveNew(person, record, event));
    await importsStore.saveContact(person, contactOf(imported));
  }
  await importsStore.remove(found);
}

/**
 * A person who declines the invitation refuses the profile: it is erased with the resume that it was read from, wherever
 * it was merged to.
 */
export async function refuseImport(
  { data: { inviterId, invitationId }, actor, time }: EventOf<'candidate-invitation-declined'>,
  needs: Needs,
): Promise<void> {
  const found = await needs.importsStore.imported({ recruiterId: inviterId, id: invitationId });
  if (!found) return;
  for (const merge of found.merges)
    if (merge.into.kind === 'registered') await takeOut(merge, { at: time, actor }, needs);
  await needs.importsStore.remove(found);
}

function contactOf({ countryId, cityId, phonePrefix, phone, birthday }: ImportedCandidate) {
  return { countryId, cityId, phonePrefix, phone, birthday };
}

async function unlessBegun(save: () => Promise<void>): Promise<void> {
  await tryWrite(save(), recordChanged);
}
