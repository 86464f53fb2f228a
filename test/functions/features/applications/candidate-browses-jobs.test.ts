import { expect, it } from 'vitest';
import { guestStore } from '../../../../functions/features/guest/guest.store.ts';
import { readGuestJobHandler } from '../../../../functions/features/guest/guest-job.handlers.ts';
import {
  listCandidateJobsHandler,
  readCandidateJobHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { addClientHandler } from '../../../../functions/features/clients/client.handlers.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { gateWrite } from '../../../../functions/records/job-gate.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { standingWords } from '../../../../shared/rules/candidate-standing.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

it('A candidate browses every open job, also of managers they have nothing to do with (PERM-10)', async () => {
  const { listGuestJobs, readGuestJob } = contract.guest;
  expect([listGuestJobs.roles, readGuestJob.roles]).toEqual(['anyone', 'anyone']);
  const jobs = [await hiring.aPostedJob(), await hiring.aPostedJob({}, anActor('manager', { id: 1009 }))];
  const stranger = anActor('candidate', { id: 3071 });
  for (const { id } of jobs) {
    const { result } = await handled(readCandidateJobHandler, { params: { id }, actor: stranger }, hiring);
    expect(result).toMatchObject({ application: null, job: { id, description: 'Care for **critical** patients.' } });
  }
  expect(contract.applications.readCandidateJob.roles).toContain('candidate');
});

it('A job says to its candidate that they hide from its client, and to others nothing', async () => {
  const { id: clientId } = await hiring.aClient({ companyName: 'Acme' });
  const { id } = await hiring.aPostedJob({ clientId });
  const [hider, other] = [anActor('candidate', { id: 3101 }), anActor('candidate', { id: 3102 })];
  const list = { findableBy: 'recruiters', companies: ['ACME'], confirmed: [], version: 1 } as const;
  await hiring.table.writeOne(hidingWrite(hider.id, list));
  const read = async (actor: typeof hider) =>
    (await resultOf(readCandidateJobHandler, { params: { id }, actor }, hiring)).hiddenFrom;
  expect([await read(hider), await read(other)]).toEqual(['Acme', undefined]);
});

it('A job of a manager from whose other client a candidate hides says so on its page and in their list, without the name (PLUS-40)', async () => {
  const manager = anActor('manager', { id: 1303 });
  const needs = {
    actor: manager,
    body: {
      cityId: 4_930_956,
      contactPerson: 'Ann',
      contactPersonsPosition: 'Head',
      companyName: 'Globex',
      email: 'ann@globex.example',
    },
  };
  await resultOf(addClientHandler, needs, hiring);
  const { id } = await hiring.aPostedJob({ title: 'Welder' }, manager);
  const others = await hiring.aPostedJob({ title: 'Plumber' }, anActor('manager', { id: 1304 }));
  for (const [candidateId, company] of [
    [3111, 'Globex Inc.'],
    [3112, 'globex.example'],
  ] as const) {
    const actor = anActor('candidate', { id: candidateId });
    await hiring.applied(id, actor);
    await hiring.applied(others.id, actor);
    const list = { findableBy: 'recruiters', companies: [company], confirmed: [], version: 1 } as const;
    await hiring.table.writeOne(hidingWrite(actor.id, list));
    const query = { zone: 'UTC', page: 1, perPage: 100, scope: 'applied' } as const;
    const { data } = await resultOf(listCandidateJobsHandler, { query, actor }, hiring);
    expect(data.map(({ job, hiddenFrom }) => [job.title, hiddenFrom])).toEqual([
      ['Plumber', undefined],
      ['Welder', null],
    ]);
    const page = await resultOf(readCandidateJobHandler, { params: { id }, actor }, hiring);
    expect(page.hiddenFrom).toBeNull();
    expect(standingWords(data[1]!)).toMatchObject({ word: 'Hidden', text: expect.not.stringMatching(/globex/i) });
  }
});

it('A job says from five people on that so many applied, each once, also after it was on hold', async () => {
  const { id, managerId } = await hiring.aPostedJob();
  const guests = { guestStore: guestStore(hiring.table), clock: hiring.clock };
  const [first, ...others] = [1, 2, 3, 4, 5].map((place) => anActor('candidate', { id: 3080 + place }));
  const applied = async () => [
    (await resultOf(readGuestJobHandler, { params: { id } }, guests)).applied,
    (await resultOf(readCandidateJobHandler, { params: { id }, actor: first! }, hiring)).job.applied,
  ];
  for (const candidate of [first!, ...others.slice(1)]) await hiring.applied(id, candidate);
  await hiring.table.writeOne({ update: keys.application(first!.id, id), set: { state: 'withdrawn' } });
  await hiring.applied(id, first);
  expect(await applied(), 'four, one of them twice').toEqual([undefined, undefined]);
  await hiring.table.writeOne(gateWrite({ id, managerId, status: 'signed' }));
  await hiring.applied(id, others[0]);
  expect(await applied()).toEqual([5, 5]);
});

it('The list of favourites names the jobs that a candidate applied to, newest first, without those left', async () => {
  const candidate = anActor('candidate', { id: 3091 });
  const [first, left, last] = [await hiring.aPostedJob(), await hiring.aPostedJob(), await hiring.aPostedJob()];
  for (const { id } of [first, left, last]) await hiring.applied(id, candidate);
  await hiring.table.writeOne({ update: keys.application(candidate.id, left.id), set: { state: 'withdrawn' } });
  const metaOf = async (scope: 'favorite' | 'applied') => {
    const query = { zone: 'UTC', page: 1, perPage: 100, scope };
    return (await resultOf(listCandidateJobsHandler, { query, actor: candidate }, hiring)).meta;
  };
  expect(await metaOf('favorite')).toEqual({ total: 0, page: 1, perPage: 100, appliedTo: [last.id, first.id] });
  expect(await metaOf('applied')).not.toHaveProperty('appliedTo');
});
