import type { EventOf } from '../../events/catalogue.ts';
import type { Clock } from '../door/clock.ts';
import { recordChanged } from '../records/candidate-profile.ts';
import type { ImportedCandidate } from '../records/imported-candidate.ts';
import { keys } from '../table/keys.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';
import type { ImportsStore } from './imports.store.ts';

interface Needs {
  importsStore: ImportsStore;
  candidateProfileStore: Pick<CandidateProfileStore, 'account' | 'saveNew'>;
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
  const imported = await importsStore.imported({ recruiterId: inviterId, id: invitationId });
  const person = imported && (await candidateProfileStore.account(candidate.id));
  if (!imported) return;
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
  await importsStore.remove(imported);
}

/** A person who declines the invitation refuses the profile: it is erased, with the resume that it was read from. */
export async function refuseImport(
  { data: { inviterId, invitationId } }: EventOf<'candidate-invitation-declined'>,
  { importsStore }: Needs,
): Promise<void> {
  const imported = await importsStore.imported({ recruiterId: inviterId, id: invitationId });
  if (imported) await importsStore.remove(imported);
}

function contactOf({ countryId, cityId, phonePrefix, phone, birthday }: ImportedCandidate) {
  return { countryId, cityId, phonePrefix, phone, birthday };
}

async function unlessBegun(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (error !== recordChanged) throw error;
  }
}
