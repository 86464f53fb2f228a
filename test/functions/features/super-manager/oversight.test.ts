import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { listOverseenClientsHandler } from '../../../../functions/features/clients/client.handlers.ts';
import { overseenClientsStore } from '../../../../functions/features/clients/overseen-clients.store.ts';
import {
  addOverseenJobNoteHandler,
  changeOverseenJobNoteHandler,
  listJobNotesHandler,
  listOverseenJobNotesHandler,
  removeOverseenJobNoteHandler,
} from '../../../../functions/features/jobs/job-note.handlers.ts';
import { jobNotesStore } from '../../../../functions/features/jobs/job-notes.store.ts';
import {
  listOverseenJobsHandler,
  readOverseenJobHandler,
} from '../../../../functions/features/jobs/overseen-job.handlers.ts';
import { overseenJobsStore } from '../../../../functions/features/jobs/overseen-jobs.store.ts';
import {
  addOverseenCandidateNoteHandler,
  changeOverseenCandidateNoteHandler,
  listCandidateJobNotesHandler,
  listOverseenCandidateNotesHandler,
  removeOverseenCandidateNoteHandler,
} from '../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import {
  changedCollaborationWrites,
  endedCollaborationWrites,
  newCollaborationWrites,
} from '../../../../functions/records/collaboration.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const page = { page: 1, perPage: 50 };

describe('A super manager', () => {
  let hiring: Hiring;
  const overseer = anActor('super_manager', { id: 4001 });
  const stranger = anActor('super_manager', { id: 4002 });
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { id, uuid, email, firstName, lastName } = hiring.manager;
    const opened = { firstName, lastName, email, role: 'manager' } as const;
    await hiring.table.write(newAccountWrites(accountOf(opened, { id, uuid, at: someTime, status: 'active' })));
  });
  const needs = () => ({
    ...hiring,
    overseenJobsStore: overseenJobsStore(hiring.table),
    overseenClientsStore: overseenClientsStore(hiring.table),
    jobNotesStore: jobNotesStore(hiring.table),
    pipelineStore: pipelineStore(hiring.table),
    notesStore: notesStore(hiring.table),
  });
  const request = (isAccepted: boolean) => ({
    id: 900,
    superManagerId: overseer.id,
    managerId: hiring.manager.id,
    isAccepted,
    sentAt: someTime,
    resentAt: null,
    acceptedAt: null,
  });
  const jobs = async (over: object = {}, actor = overseer) =>
    (
      await resultOf(
        listOverseenJobsHandler,
        { query: { ...page, status: 'signed', scope: 'everyone', ...over }, actor },
        needs(),
      )
    ).data.map(({ id }) => id);
  const clients = async (over: object = {}, actor = overseer) =>
    (await resultOf(listOverseenClientsHandler, { query: { ...page, ...over }, actor }, needs())).data;
  const read = async (id: number, actor = overseer) =>
    resultOf(readOverseenJobHandler, { params: { id }, actor }, needs());

  it('reads what a job asks of those who apply', async () => {
    const questions = [{ words: 'Which shift?', kind: 'choice', choices: ['Days', 'Nights'], isRequired: true }];
    const { id } = await hiring.aPostedJob({ questions });
    expect(await read(id)).toMatchObject({ questions });
  });

  it('sees clients, their jobs and whom a manager works with from acceptance until one of the two ends it (SUPER-07, API-60, API-61, PERM-40)', async () => {
    const client = await hiring.aClient();
    const [forClient, without] = [
      await hiring.aPostedJob({ clientId: client.id, recruiters: [hiring.recruiter.id] }),
      await hiring.aPostedJob(),
    ];
    const nothing = { clientId: null, recruiters: [] };
    const seen = async (actor = overseer) => [
      (await clients({}, actor)).map(({ id }) => id),
      await jobs({ scope: 'clients' }, actor),
      await jobs({ clientId: client.id }, actor),
    ];
    // Asked is not agreed.
    await hiring.table.write(newCollaborationWrites(request(false)));
    expect(await seen()).toEqual([[], [], []]);
    expect(await read(forClient.id)).toMatchObject(nothing);
    await hiring.table.write(changedCollaborationWrites(request(false), { isAccepted: true }));
    expect(await seen()).toEqual([[client.id], [forClient.id], [forClient.id]]);
    expect(await read(forClient.id)).toMatchObject({ clientId: client.id, recruiters: [hiring.recruiter.id] });
    expect(await clients()).toMatchObject([
      { companyName: 'Lakeside Hospital', managerId: hiring.manager.id, jobs: 1 },
    ]);
    expect(await clients({ managerId: 77 })).toEqual([]);
    // Another super manager sees none of it, and everybody's jobs all the same.
    expect(await seen(stranger)).toEqual([[], [], []]);
    expect(await read(forClient.id, stranger)).toMatchObject(nothing);
    expect(await jobs({}, stranger)).toEqual(expect.arrayContaining([forClient.id, without.id]));
    await hiring.table.write(endedCollaborationWrites(request(true)));
    expect(await seen()).toEqual([[], [], []]);
  });

  it('finds the jobs on which an application waits, of managers who work with them alone, until a recruiter accepts it', async () => {
    const [asked] = [await hiring.aPostedJob(), await hiring.aPostedJob()];
    const application = await hiring.applied(asked.id, anActor('candidate', { id: 60_007 }));
    const waiting = async () => jobs({ scope: 'together', waiting: true });
    expect(await waiting()).toEqual([]);
    await hiring.table.write(newCollaborationWrites(request(true)));
    expect(await waiting()).toEqual([asked.id]);
    expect(await refusalOf(jobs({ waiting: true }))).toMatchObject({ errors: [{ key: 'waiting' }] });
    await hiring.accepted(application);
    expect(await waiting()).toEqual([]);
    await hiring.table.write(endedCollaborationWrites(request(true)));
  });

  it('lists one manager’s jobs by state, and everybody’s page by page (API-59)', async () => {
    const other = anActor('manager', { id: 1009 });
    const own = await hiring.aPostedJob({}, other);
    expect(await jobs({ managerId: other.id })).toEqual([own.id]);
    expect(await jobs({ managerId: other.id, status: 'closed' })).toEqual([]);
    expect(await jobs({ perPage: 1 })).toEqual([own.id]);
    expect(await jobs({ perPage: 1, page: 2, before: own.id })).not.toContain(own.id);
    expect(await refusalOf(jobs({ page: 2 }))).toMatchObject({ errors: [{ key: 'before' }] });
    expect(await refusalOf(read(77))).toMatchObject({ kind: 'notFound' });
  });

  it('keeps notes on a job, which its manager reads too and no one else changes (SUPER-08, API-66 to API-69, PERM-42)', async () => {
    const { id } = await hiring.aPostedJob();
    const at = { params: { id }, actor: overseer };
    const { result: note } = await handled(
      addOverseenJobNoteHandler,
      { ...at, body: { note: 'Too long open' } },
      needs(),
    );
    const place = { params: { id, noteId: note.id } };
    const list = async () => (await resultOf(listOverseenJobNotesHandler, at, needs())).map((one) => one.note);
    await handled(changeOverseenJobNoteHandler, { ...at, ...place, body: { note: 'Open for 40 days' } }, needs());
    expect(await list()).toEqual(['Open for 40 days']);
    // The job has them too.
    expect((await read(id)).notes).toMatchObject([{ id: note.id, note: 'Open for 40 days' }]);
    const ofManager = { params: { id }, actor: hiring.manager };
    expect(await resultOf(listJobNotesHandler, ofManager, needs())).toMatchObject([
      { id: note.id, createdBy: { id: overseer.id, role: 'super_manager' } },
    ]);
    for (const actor of [stranger, hiring.manager]) {
      const change = handled(changeOverseenJobNoteHandler, { ...place, actor, body: { note: 'Mine' } }, needs());
      expect(await refusalOf(change)).toMatchObject({ kind: 'forbidden' });
      expect(await refusalOf(handled(removeOverseenJobNoteHandler, { ...place, actor }, needs()))).toMatchObject({
        kind: 'forbidden',
      });
    }
    await handled(removeOverseenJobNoteHandler, { ...at, ...place }, needs());
    expect(await list()).toEqual([]);
  });

  it('keeps notes on a candidate on a job, which those who recruit read too (SUPER-09, API-62 to API-65, PERM-42)', async () => {
    const { id: jobId } = await hiring.aPostedJob();
    const params = { jobId, candidateId: 60_001 };
    await hiring.accepted(await hiring.applied(jobId, anActor('candidate', { id: params.candidateId })));
    const at = { params, actor: overseer };
    const { result: note } = await handled(
      addOverseenCandidateNoteHandler,
      { ...at, body: { note: 'Strong' } },
      needs(),
    );
    const place = { params: { ...params, noteId: note.id } };
    await handled(changeOverseenCandidateNoteHandler, { ...at, ...place, body: { note: 'Very strong' } }, needs());
    const overseen = async () =>
      (await resultOf(listOverseenCandidateNotesHandler, { ...at, query: page }, needs())).notes;
    expect((await overseen()).map((one) => one.note)).toEqual(['Very strong']);
    for (const actor of [hiring.manager, hiring.recruiter]) {
      const { result } = await handled(listCandidateJobNotesHandler, { params, actor, query: page }, needs());
      expect(result.notes.map(({ id }) => id)).toEqual([note.id]);
    }
    const mine = handled(
      changeOverseenCandidateNoteHandler,
      { ...place, actor: stranger, body: { note: 'M' } },
      needs(),
    );
    expect(await refusalOf(mine)).toMatchObject({ kind: 'forbidden' });
    await handled(removeOverseenCandidateNoteHandler, { ...at, ...place }, needs());
    expect(await overseen()).toEqual([]);
    const nobody = { params: { jobId, candidateId: 77 }, actor: overseer, body: { note: 'Who?' } };
    expect(await refusalOf(handled(addOverseenCandidateNoteHandler, nobody, needs()))).toMatchObject({
      kind: 'notFound',
    });
  });
});
