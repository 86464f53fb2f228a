import { beforeEach, describe, expect, it } from 'vitest';
import { declineSelfAssignmentHandler } from '../../../../../functions/features/applications/self-assignment.handlers.ts';
import { addCandidateJobNoteHandler } from '../../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { notesStore } from '../../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../../functions/features/pipeline/pipeline.store.ts';
import { closeAccountStore } from '../../../../../functions/features/personal-data/erasure/close-account.store.ts';
import { requestErasureHandler } from '../../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { formerJobTitle } from '../../../../../functions/features/personal-data/erasure/forget-person.ts';
import { runErasure } from '../../../../../functions/features/personal-data/erasure/run-erasure.steps.ts';
import { inviteRecruitersHandler } from '../../../../../functions/features/recruiters/recruiter-invitation.handlers.ts';
import { recruiterInvitationsIn } from '../../../../../functions/domain/invitations/recruiter-invitations.ts';
import type { Actor } from '../../../../../functions/platform/door/actor.ts';
import { removeJobHandler } from '../../../../../functions/features/jobs/job.handlers.ts';
import { candidatesPutForward } from '../../../../../functions/domain/pipeline/put-forward.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { mailAllowanceIn } from '../../../../../functions/records/mail-allowance.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { anActor, someTime } from '../../../../support/builders.ts';
import { handled } from '../../../../support/handle.ts';
import type { Hiring } from '../../../../support/hiring.ts';
import { openHiring } from '../../../../support/hiring.ts';
import type { LocalTable } from '../../../../support/local-table.ts';
import { startLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { profileOf } from '../../../../support/profile-words.ts';
import type { PersonalDataRoom } from '../../../../support/personal-data.ts';
import { everything, openPersonalData } from '../../../../support/personal-data.ts';

const canary = (word: string): string => `canary-${word}`;
const manager = anActor('manager', {
  firstName: canary('m-first'),
  lastName: canary('m-last'),
  email: 'canary-m@example.com',
});
const recruiter = anActor('recruiter', {
  firstName: canary('r-first'),
  lastName: canary('r-last'),
  email: 'canary-r@example.com',
});
const candidate = anActor('candidate', {
  firstName: canary('c-first'),
  lastName: canary('c-last'),
  email: 'canary-c@example.com',
});
const oldest = anActor('candidate', {
  id: 3002,
  firstName: 'Carlos',
  lastName: 'Dominguez',
  email: 'carlos@example.com',
});

describe('Erasing an account', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let room: PersonalDataRoom;

  let clockNow = () => someTime;

  beforeEach(async () => {
    clockNow = () => someTime;
    // The table's time follows the room's, so that items with an expiry disappear.
    local = await startLocalTable({ now: () => Date.parse(clockNow()) });
    hiring = await openHiring(local);
    room = openPersonalData(local);
    clockNow = room.clock.now;
    for (const actor of [manager, recruiter, candidate, oldest]) await room.admit(actor);
    await plant();
    return () => local.close();
  });

  /** One hire on its way, with something of each of the three wherever they can write. */
  async function plant(): Promise<void> {
    const { clock } = room;
    const pipeline = { pipelineStore: pipelineStore(hiring.table), notesStore: notesStore(hiring.table), clock };
    const client = await hiring.aClient({
      companyName: canary('m-company'),
      contactPerson: canary('m-contact'),
      email: 'canary-m-client@example.com',
    });
    const job = await hiring.aPostedJob(
      { title: canary('m-title'), description: canary('m-text'), clientId: client.id },
      manager,
    );
    const pair = await hiring.accepted(await hiring.applied(job.id, candidate), recruiter);
    const params = { jobId: pair.jobId, candidateId: pair.candidateId };
    const place = keys.candidateOnJob(pair.jobId, pair.candidateId);
    await hiring.table.writeOne({ update: place, set: { position: canary('c-position') } });
    await handled(
      changeCandidateStatusHandler,
      { params, body: { status: 'submitted', reason: canary('r-reason') }, actor: recruiter },
      pipeline,
    );
    await handled(addCandidateJobNoteHandler, { params, body: { note: canary('m-note') }, actor: manager }, pipeline);
    await handled(addCandidateJobNoteHandler, { params, body: { note: canary('r-note') }, actor: recruiter }, pipeline);
    await hiring.accepted(await hiring.applied(job.id, oldest), recruiter);
    const second = await hiring.aPostedJob({ title: canary('m-second') }, manager);
    await handled(
      declineSelfAssignmentHandler,
      { params: { id: await hiring.applied(second.id, candidate) }, actor: recruiter },
      hiring,
    );
    const removed = await hiring.aPostedJob({ title: canary('m-removed') }, manager);
    await handled(removeJobHandler, { params: { id: removed.id }, actor: manager }, hiring);
    await handled(
      inviteRecruitersHandler,
      { body: { emails: ['canary-m-invited@example.com'] }, actor: manager },
      {
        recruiterInvitations: recruiterInvitationsIn(hiring.table),
        mailAllowance: mailAllowanceIn(hiring.table),
        clock,
      },
    );
    const payload = {
      job: { id: job.id, title: job.title },
      candidate: person(candidate),
      recruiter: person(recruiter),
      manager: person(manager),
    };
    await hiring.table.write([
      ...[manager, recruiter, candidate].map((actor) => ({
        put: { ...keys.notification(actor.id, 1), id: 1, recipientId: actor.id, type: 'x', payload },
      })),
      { put: { ...keys.heldMail(1), id: 1, to: candidate.email, text: canary('c-mail') } },
      {
        put: {
          ...keys.ledgerEntry(recruiter.id, 1),
          id: 1,
          kind: 'award',
          points: 500,
          job: { id: job.id, title: job.title },
          candidate: person(candidate),
          manager: person(manager),
        },
      },
      ...profileOf(candidate.id, canary).map((put) => ({ put })),
      { put: { ...keys.points(recruiter.id), balance: 500, earned: 500, redeemed: 0 } },
      { put: { ...keys.jobAward(job.id, candidate.id), recruiterId: recruiter.id, entryId: 1 } },
      { put: { ...keys.hourCounters(candidate.id, '2026-09-01T10'), moves: 1 } },
    ]);
    for (const actor of [manager, recruiter, candidate])
      await room.files.write(`avatars/${actor.uuid}/x.jpg`, { body: new Uint8Array([1]), contentType: 'image/jpeg' });
  }

  const person = ({ id, firstName, lastName, avatar }: Actor) => ({ id, firstName, lastName, avatar });
  const request = (actor: Actor) =>
    handled(requestErasureHandler, { body: { password: somePassword, confirmation: 'erase' }, actor }, room);

  async function erase(actor: Actor): Promise<void> {
    await request(actor);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
  }
  async function canariesOf(letter: string): Promise<string[]> {
    await local.sweepExpired();
    return [...new Set((await everything(local)).match(new RegExp(`canary-${letter}[\\w.@-]*`, 'g')))];
  }

  it('The test plants everything that it later looks for', async () => {
    console.log(`checked: ${(await canariesOf('')).length} marks of three people`);
    expect((await canariesOf('c')).length).toBeGreaterThanOrEqual(16);
    expect((await canariesOf('r')).length).toBeGreaterThanOrEqual(5);
    expect((await canariesOf('m')).length).toBeGreaterThanOrEqual(10);
  });

  it('leaves nothing of a candidate but a step without names (LAND-44)', async () => {
    await erase(candidate);
    expect(await canariesOf('c')).toEqual([]);
    const [onJob] = (await candidatesPutForward(hiring.table, recruiter.id)).filter(
      (one) => one.candidateId === candidate.id,
    );
    expect(onJob).toMatchObject({ status: 'rejected', candidate: { firstName: 'A former', lastName: 'candidate' } });
    const story = await hiring.eventsOf(keys.candidateOnJobSubject(onJob!.jobId, candidate.id));
    expect(story).toEqual(expect.arrayContaining(['self-assignment-accepted', 'candidate-status-changed']));
  });

  it('removes what others wrote about a candidate, and keeps what they wrote about others', async () => {
    await erase(candidate);
    expect(await canariesOf('r-note')).toEqual([]);
    expect(await canariesOf('m-note')).toEqual([]);
    expect((await everything(local)).includes('Carlos')).toBe(true);
  });

  it('leaves nothing of a recruiter but what the ledger keeps for ninety days without names (LAND-45)', async () => {
    await erase(recruiter);
    expect(await canariesOf('r')).toEqual([]);
    const entry = await hiring.table.get(keys.ledgerEntry(recruiter.id, 1));
    expect(entry).toMatchObject({
      points: 500,
      job: null,
      candidate: null,
      manager: null,
      ttl: Date.parse('2026-11-30T10:00:00.000Z') / 1000,
    });
  });

  it('leaves nothing of a manager: jobs are closed and lose their texts, clients and invitations are deleted', async () => {
    await erase(manager);
    expect(await canariesOf('m')).toEqual([]);
    const listed = async (status: 'closed' | 'signed') =>
      (await hiring.jobsStore.pageOfManager(manager.id, status, { perPage: 9 })).jobs;
    expect((await listed('closed')).map(({ title, client }) => ({ title, client }))).toEqual([
      { title: formerJobTitle, client: null },
      { title: formerJobTitle, client: null },
    ]);
    expect(await listed('signed')).toEqual([]);
  });

  it('leaves nothing of all three when all of them leave', async () => {
    for (const actor of [manager, recruiter, candidate]) await request(actor);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    expect(await canariesOf('')).toEqual([]);
  });

  it('removes the user, the files and the address, which can be used again', async () => {
    await erase(candidate);
    expect(room.identity.people.has(candidate.uuid)).toBe(false);
    expect([...room.files.kept.keys()].filter((key) => key.includes(candidate.uuid))).toEqual([]);
    expect(await hiring.table.get(keys.emailOwner(candidate.email))).toBeUndefined();
  });

  it('closes the account first, notifies its owner once, and deletes after the reactions have finished', async () => {
    await request(candidate);
    await room.strike('2026-09-15T10:00:00.000Z');
    expect(await room.erasuresStore.account(candidate.id)).toMatchObject({ status: 'disabled' });
    await room.strike('2026-09-15T10:15:00.000Z');
    expect(await room.erasuresStore.account(candidate.id)).toBeDefined();
    await room.strike('2026-09-15T10:30:00.000Z');
    expect(await room.erasuresStore.account(candidate.id)).toBeUndefined();
    expect(room.mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [candidate.email, 'Your HireHub account is closed and being erased'],
    ]);
  });

  it('removes the links that were mailed to the person or about their job', async () => {
    const { mailedTokens } = openAccounts(local);
    await hiring.table.write([
      {
        put: {
          ...keys.candidateInvitation(recruiter.id, 81),
          id: 81,
          email: candidate.email,
          inviterId: recruiter.id,
          status: 'waiting',
          ...keys.itemsNaming(candidate.email),
          gsi2sk: '81',
        },
      },
      {
        put: {
          ...keys.recommendation(recruiter.id, 82),
          id: 82,
          email: candidate.email,
          senderId: recruiter.id,
          status: 'waiting',
          ...keys.itemsNaming(candidate.email),
          gsi2sk: '82',
        },
      },
    ]);
    await mailedTokens.save(
      'a-token-for-invitation',
      { kind: 'candidate-invitation', inviterId: recruiter.id, invitationId: 81, email: candidate.email },
      '2026-09-14T10:00:00.000Z',
    );
    await mailedTokens.save(
      'a-token-recommendation',
      {
        kind: 'recommendation',
        senderId: recruiter.id,
        recommendationId: 82,
        jobId: 5,
        jobTitle: 'Nurse',
        email: candidate.email,
      },
      '2026-09-14T10:00:00.000Z',
    );
    await erase(candidate);
    expect(await canariesOf('c')).toEqual([]);
    expect(
      (await mailedTokens.look('a-token-for-invitation', 'candidate-invitation', '2026-09-15T11:00:00.000Z')).state,
    ).toBe('unknown');
  });

  it('ends every session and live connection as the account closes, and a sign-in at that moment opens none', async () => {
    const sessions = { laptop: 71, phone: 72 };
    await hiring.table.writeOne({ update: keys.account(candidate.id), set: { sessions, sessionsVersion: 3 } });
    const before = (await room.erasuresStore.account(candidate.id))!;
    await request(candidate);
    await room.strike('2026-09-15T10:00:00.000Z');
    const events = await hiring.table.query(keys.eventsOf(`USER#${candidate.id}`));
    expect(events.map(({ event }) => event).filter(({ type }) => type === 'sessions-ended')).toMatchObject([
      { data: { userId: candidate.id, sessionIds: [71, 72] } },
    ]);
    const { sessionsStore } = openAccounts(local);
    const opening = sessionsStore.change(before, (now) => ({
      live: { ...now.sessions, late: 73 },
      endedIds: [],
      events: [],
    }));
    await opening.catch(() => {});
    expect((await room.erasuresStore.account(candidate.id))?.sessions).not.toMatchObject({ laptop: 71 });
  });

  it('reads the jobs of a busy manager in groups', async () => {
    const busy = anActor('manager', { id: 1950 });
    const jobs = Array.from({ length: 60 }, (_, place) => ({
      put: {
        ...keys.job(7000 + place),
        id: 7000 + place,
        status: 'signed',
        ...keys.jobsOfManager(busy.id, 'signed'),
        gsi1sk: String(7000 + place),
      },
    }));
    await hiring.table.write(jobs);
    let [now, most] = [0, 0];
    const query: typeof hiring.table.query = async (...asked) => {
      most = Math.max(most, (now += 1));
      return hiring.table.query(...asked).finally(() => (now -= 1)) as never;
    };
    expect(await closeAccountStore({ ...hiring.table, query }).openJobsOf(busy.id)).toHaveLength(60);
    expect(most).toBeLessThanOrEqual(25);
  });

  it('does nothing before its time', async () => {
    await request(candidate);
    await room.strike('2026-09-15T09:59:00.000Z');
    expect(await room.erasuresStore.account(candidate.id)).toMatchObject({ status: 'active' });
  });

  it('continues where a run was interrupted, as often as that happens', async () => {
    await request(manager);
    await room.strike('2026-09-15T10:00:00.000Z');
    let runs = 0;
    for (; runs < 500 && (await room.erasuresStore.erasureOf(manager)).erasure; runs += 1) {
      const [due] = await room.erasuresStore.due('2026-09-15T11:00:00.000Z', 1);
      if (due) await runErasure(due, { ...room, isLate: () => true });
    }
    expect(runs).toBeGreaterThan(10);
    expect(runs).toBeLessThan(500);
    expect(await canariesOf('m')).toEqual([]);
  });

  it('writes an audit line without names', async () => {
    await request(candidate);
    const { id } = (await room.erasuresStore.erasureOf(candidate)).erasure!;
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    const [line] = await hiring.table.query({ pk: keys.erasureSubject(id) });
    expect(line?.event).toMatchObject({
      type: 'account-erased',
      actor: { kind: 'system' },
      data: { role: 'candidate', requestedAt: '2026-09-01T10:00:00.000Z' },
    });
    expect(JSON.stringify(line)).not.toContain(String(candidate.id));
  });
});
