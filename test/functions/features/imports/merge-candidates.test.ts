import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { cancelCandidateInvitationHandler } from '../../../../functions/features/invitations/candidate-invitation.handlers.ts';
import { mergesBy } from '../../../../functions/records/candidate-merge.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { importsStore as settlingStore } from '../../../../functions/features/candidate-profile/imports.store.ts';
import { claimImport, refuseImport } from '../../../../functions/features/candidate-profile/settle-import.steps.ts';
import { emptyProfile, fillProfile } from '../../../../functions/features/candidate-profile/settle-merge.steps.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import {
  listCandidateMergesHandler,
  mergeImportedCandidateHandler,
  undoCandidateMergeHandler,
} from '../../../../functions/features/imports/candidate-merge.handlers.ts';
import { mergesStore } from '../../../../functions/features/imports/merges.store.ts';
import { registeredStore } from '../../../../functions/features/imports/registered.store.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { candidateInvitationsIn, inviteCandidate } from '../../../../functions/records/candidate-invitation.ts';
import { importedCandidateWrite, type ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { eventOf } from '../../../../functions/platform/table/outbox.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anImport } from '../../../support/a-resume.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

let count = 5000;
const hiring = withLocalTable(openHiring);
// Everybody of a test is new, so that tests leave each other alone.
let recruiter: ReturnType<typeof anActor>;
beforeEach(async () => {
  recruiter = anActor('recruiter', { id: (count += 1) });
  await hiring.verify(recruiter.id);
});

const needs = () => {
  const { table, clock } = hiring;
  const nobody = { search: async () => ({ hits: [], total: 0 }) as never };
  return {
    clock,
    importsStore: importsStore(table),
    mergesStore: mergesStore(table),
    registeredStore: registeredStore(table, nobody as never),
  };
};
const settling = () => ({
  clock: hiring.clock,
  importsStore: settlingStore(hiring.table),
  candidateProfileStore: candidateProfileStore(hiring.table, () => Date.parse(hiring.clock.now())),
});
const school = {
  id: 21,
  version: 1,
  school: 'Rice',
  degree: null,
  speciality: null,
  description: null,
  from: 2008,
  to: 2012,
};

/** An import with its open invitation. */
async function anAdded(facts: Partial<ImportedCandidate> = {}): Promise<ImportedCandidate> {
  const id = (count += 1);
  const at = hiring.clock.now();
  const one = anImport({ id, recruiterId: recruiter.id, email: `ada${id}@example.com`, importedAt: at, ...facts });
  const invited = inviteCandidate(one.email, id, { actor: recruiter, at, eventId: hiring.clock.newId() });
  await candidateInvitationsIn(hiring.table).saveNew(invited, [importedCandidateWrite(one)]);
  return one;
}
/** A registered candidate, who works with the recruiter on an open job if wanted. */
async function registered(isWorking = false) {
  const candidate = anActor('candidate', { id: (count += 1) });
  const { id, uuid } = candidate;
  const names = { firstName: 'Ada', lastName: 'Byron', email: `own${id}@example.com`, role: 'candidate' as const };
  const person = accountOf(names, { id, uuid, at: hiring.clock.now(), status: 'active' });
  await hiring.table.write([...newAccountWrites(person), firstChoiceWrite(id, 'recruiters')]);
  if (isWorking) {
    await hiring.employ(recruiter.id, hiring.manager.id);
    const { id: jobId } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(jobId, candidate), recruiter);
  }
  return person;
}
type Into = { kind: 'imported' | 'registered'; id: number };
async function merge(one: ImportedCandidate, into: Into, take: string[] = [], over: object = {}) {
  const body = { into, take, version: 1, intoVersion: into.kind === 'imported' ? 1 : null, ...over };
  return handled(mergeImportedCandidateHandler, { actor: recruiter, params: { id: one.id }, body }, needs());
}
const undo = (id: number, actor = recruiter) => handled(undoCandidateMergeHandler, { actor, params: { id } }, needs());
const imported = (id: number) => needs().importsStore.imported({ recruiterId: recruiter.id, id });
const merges = async () =>
  resultOf(listCandidateMergesHandler, { actor: recruiter, query: { page: 1, perPage: 25 } }, needs());

/** The event that a decision left for its reactions. */
async function emitted<T extends 'candidates-merged' | 'candidate-merge-undone'>(type: T): Promise<EventOf<T>> {
  return (await storedEvents(hiring.table, keys.candidateMerges(recruiter.id).pk, type)).at(-1)!;
}
const invitation = (id: number) => candidateInvitationsIn(hiring.table).one(recruiter.id, id);
const answered = (one: ImportedCandidate) =>
  eventOf('candidate-invitation-declined', {
    id: hiring.clock.newId(),
    at: hiring.clock.now(),
    actor: { kind: 'system' },
    subject: keys.invitationSubject(one.id),
    data: { invitationId: one.id, inviterId: recruiter.id },
  });

describe('Two candidates whom a recruiter imported', () => {
  it('become one, in one step, and are two again when it is undone (PLUS-11, PLUS-15)', async () => {
    const [one, other] = [await anAdded({ phone: '4155550177' }), await anAdded()];
    const { result } = await merge(one, { kind: 'imported', id: other.id }, ['phone']);
    expect(result).toMatchObject({ id: one.id, into: { id: other.id, name: 'Ada Byron' } });
    expect([await imported(one.id), await imported(other.id)]).toMatchObject([
      undefined,
      { phone: '4155550177' },
    ] as never);
    expect((await merges()).data).toMatchObject([{ id: one.id, email: one.email }]);
    await undo(one.id);
    expect(await imported(one.id)).toMatchObject({ phone: '4155550177', email: one.email, version: 2 });
    expect(await imported(other.id)).toMatchObject({ phone: null, version: 3 });
    expect(await refusalOf(undo(one.id))).toMatchObject({ kind: 'notFound' });
  });

  it('are not merged over a change that nobody compared, and of two merges at once one is refused (PLUS-15)', async () => {
    const [one, other] = [await anAdded(), await anAdded()];
    const into = { kind: 'imported' as const, id: other.id };
    expect(await refusalOf(merge(one, into, [], { intoVersion: 2 }))).toMatchObject({ kind: 'conflict' });
    const both = await Promise.allSettled([merge(one, into), merge(one, into)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are merged and parted by their recruiter alone, and parted for 30 days (PLUS-15)', async () => {
    const [one, other] = [await anAdded(), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id });
    const stranger = anActor('recruiter', { id: (count += 1) });
    expect(await refusalOf(undo(one.id, stranger))).toMatchObject({ kind: 'notFound' });
    hiring.clock.set(new Date(Date.parse(hiring.clock.now()) + 31 * 86_400_000).toISOString());
    expect(await refusalOf(undo(one.id))).toMatchObject({ message: 'A merge can be undone for 30 days' });
    expect((await merges()).data).toEqual([]);
  });

  it('that were merged twice are parted in the reverse order', async () => {
    const [one, other, third] = [await anAdded(), await anAdded(), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id });
    await merge(other, { kind: 'imported', id: third.id }, [], { version: 2 });
    expect((await refusalOf(undo(one.id))).message).toContain('undo that merge first');
    await undo(other.id);
    await undo(one.id);
    expect(await imported(one.id)).toMatchObject({ email: one.email });
  });

  it('are claimed as one by either link, and the other invitation ends (PLUS-15)', async () => {
    const [one, other] = [await anAdded({ educations: [school] as never }), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id }, ['educations']);
    const person = await registered();
    const { id, firstName, lastName } = person;
    const event = eventOf('candidate-invitation-accepted', {
      id: hiring.clock.newId(),
      at: hiring.clock.now(),
      actor: { kind: 'system' },
      subject: keys.userSubject(id),
      data: {
        invitationId: one.id,
        inviterId: recruiter.id,
        candidate: { ...person, firstName, lastName },
        source: null,
      },
    });
    await claimImport(event, settling());
    await claimImport(event, settling());
    expect(await settling().candidateProfileStore.record(id)).toMatchObject({ educations: [{ school: 'Rice' }] });
    expect([await imported(other.id), (await merges()).data]).toEqual([undefined, []]);
    expect(await invitation(other.id)).toMatchObject({ status: 'cancelled' });
  });

  it('are erased as one when the person refuses by either link, however often that is delivered (PLUS-15)', async () => {
    const [one, other] = [await anAdded(), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id }, ['name']);
    await refuseImport(answered(one), settling());
    await refuseImport(answered(one), settling());
    const left = await hiring.table.query({ pk: keys.candidateMerges(recruiter.id).pk });
    // The event says ids alone.
    expect(left.filter(({ event }) => !event)).toEqual([]);
  });

  it('are gone with the copies of both when the recruiter takes the invitation back (PLUS-15)', async () => {
    const [one, other] = [await anAdded(), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id }, ['name']);
    await handled(
      cancelCandidateInvitationHandler,
      { params: { inviteId: other.id }, actor: recruiter },
      {
        candidateInvitations: candidateInvitationsIn(hiring.table),
        mergesOf: (recruiterId: number) => mergesBy(hiring.table, recruiterId),
        clock: hiring.clock,
      },
    );
    expect([await imported(other.id), await mergesBy(hiring.table, recruiter.id)]).toEqual([undefined, []]);
  });

  it('are both reached when somebody with the address of either is erased (PLUS-15)', async () => {
    const [one, other] = [await anAdded(), await anAdded()];
    await merge(one, { kind: 'imported', id: other.id }, ['name']);
    const person = { ...(await registered()), email: one.email };
    const places = (await reachStore(hiring.table).reachOf(person)).places.map(({ sk }) => sk);
    expect(places).toEqual(
      expect.arrayContaining([
        keys.candidateMerge(recruiter.id, one.id).sk,
        keys.importedCandidate(recruiter.id, other.id).sk,
      ]),
    );
  });
});

describe('An imported candidate merged into a registered one', () => {
  const record = async (id: number) => settling().candidateProfileStore.record(id);

  it('adds its entries once, however often and in whatever order the events are delivered (PLUS-15)', async () => {
    const one = await anAdded({ educations: [school] as never });
    const person = await registered(true);
    await merge(one, { kind: 'registered', id: person.id }, ['educations']);
    const event = await emitted('candidates-merged');
    await Promise.all([fillProfile(event, settling()), fillProfile(event, settling())]);
    await fillProfile(event, settling());
    expect((await record(person.id)).educations).toMatchObject([{ school: 'Rice', version: 1 }]);
    await undo(one.id);
    const undone = await emitted('candidate-merge-undone');
    await emptyProfile(undone, settling());
    await fillProfile(event, settling());
    await emptyProfile(undone, settling());
    expect((await record(person.id)).educations).toEqual([]);
    expect(await imported(one.id)).toMatchObject({ educations: [{ school: 'Rice' }] });
  });

  it('adds nothing when undoing it overtakes the event (PLUS-15)', async () => {
    const one = await anAdded({ educations: [school] as never });
    const person = await registered(true);
    await merge(one, { kind: 'registered', id: person.id }, ['educations']);
    const event = await emitted('candidates-merged');
    await undo(one.id);
    await emptyProfile(await emitted('candidate-merge-undone'), settling());
    await fillProfile(event, settling());
    expect((await record(person.id)).educations).toEqual([]);
  });

  it('leaves in the profile what was changed since, when it is undone (PLUS-15)', async () => {
    const one = await anAdded({ educations: [school] as never });
    const person = await registered(true);
    await merge(one, { kind: 'registered', id: person.id }, ['educations']);
    await fillProfile(await emitted('candidates-merged'), settling());
    await hiring.table.writeOne({
      update: keys.profileEntry(person.id, 'educations', school.id),
      set: { school: 'Rice University', version: 2 },
    });
    await undo(one.id);
    await emptyProfile(await emitted('candidate-merge-undone'), settling());
    expect((await record(person.id)).educations).toMatchObject([{ school: 'Rice University' }]);
  });

  it('never replaces what they say of themselves, and adds only while they work together (PLUS-15)', async () => {
    const one = await anAdded();
    const into = { kind: 'registered' as const, id: (await registered()).id };
    expect(await refusalOf(merge(one, into, ['name']))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(merge(one, into, ['educations']))).toMatchObject({ kind: 'forbidden' });
    expect((await merge(one, into)).result).toMatchObject({ into });
  });

  it('is refused where the registered one is hidden from the recruiter, or is no candidate (PLUS-15, PLUS-21)', async () => {
    const one = await anAdded();
    const person = await registered();
    const hiding = { companies: [], findableBy: 'confirmed', confirmed: [], version: 1 };
    await hiring.table.writeOne({ put: { ...keys.hiddenFrom(person.id), part: 'hiding', ...hiding } });
    for (const id of [person.id, recruiter.id, 99])
      expect(await refusalOf(merge(one, { kind: 'registered', id }))).toMatchObject({ kind: 'notFound' });
  });

  it('is erased with all it added when the invited person refuses: their word counts, not the recruiter’s (PLUS-15)', async () => {
    const one = await anAdded({ educations: [school] as never });
    const person = await registered(true);
    await merge(one, { kind: 'registered', id: person.id }, ['educations']);
    await fillProfile(await emitted('candidates-merged'), settling());
    await refuseImport(answered(one), settling());
    expect((await record(person.id)).educations).toEqual([]);
    expect(await needs().mergesStore.merge({ recruiterId: recruiter.id, id: one.id })).toBeUndefined();
  });
});
