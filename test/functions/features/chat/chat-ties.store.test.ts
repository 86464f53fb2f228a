import { expect, it } from 'vitest';
import { chatTies } from '../../../../functions/features/chat/chat-ties.store.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { firstChoiceWrite, hidingWrite } from '../../../../functions/records/hiding.ts';
import { recommendationKind } from '../../../../functions/records/recommendation.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { aVerification } from '../../../support/trust.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const table = withLocalTable(tableIn);
let drawn = 500;
const person = (role: 'manager' | 'recruiter' | 'candidate', email = 'nobody@example.com') =>
  anActor(role, { id: ++drawn, email });
const aPair = (email?: string) => [person('recruiter'), person('candidate', email)] as const;
const put = async (key: object, item: object) => table.writeOne({ put: { ...key, ...item } as never });
const ties = (over: object = {}) => ({ areTied: false, isApplicant: false, isHiding: false, ...over });

it('A recruiter and a candidate are tied by a job on which they met, or that one recommended to the other, and by nothing else', async () => {
  const email = 'ada-ties@example.com';
  const [recruiter, candidate] = aPair(email);
  const { tiesOf } = chatTies(table);
  expect(await tiesOf(recruiter, candidate)).toEqual(ties());
  const [other] = aPair();
  await put({ ...recommendationKind.key(recruiter.id, 9), ...keys.itemsNaming(email), gsi2sk: '9' }, { id: 9 });
  expect(await tiesOf(candidate, recruiter)).toEqual(ties({ areTied: true }));
  expect(await tiesOf(other, candidate)).toEqual(ties());
  const [met, one] = aPair();
  await table.writeOne(sharedJobWrite(one.id, met.id, 5));
  expect(await tiesOf(met, one)).toEqual(ties({ areTied: true }));
});

it.each<[string, object, boolean]>([
  ['waits for any recruiter of a manager', {}, true],
  ['was answered', { state: 'accepted' }, false],
  ['waits for a manager for whom the recruiter does not work', { managerId: 72 }, false],
  ['waits for another recruiter', { recruiterIds: [1] }, false],
])('A candidate whose application %s is an applicant of the recruiter: %j, %s', async (_what, over, isApplicant) => {
  const [recruiter, candidate] = aPair();
  const application = { state: 'waiting', managerId: 71, recruiterIds: [], ...over };
  await put(keys.application(candidate.id, 61), application);
  await put(keys.managerOfRecruiter(recruiter.id, 71), { managerId: 71 });
  const { tiesOf } = chatTies(table);
  expect(await tiesOf(recruiter, candidate)).toEqual(ties({ isApplicant }));
  await put(keys.application(candidate.id, 61), { ...application, recruiterIds: [1, recruiter.id] });
  expect((await tiesOf(candidate, recruiter)).isApplicant).toBe(isApplicant || 'recruiterIds' in over);
});

it('A manager and a recruiter are tied while the recruiter works for them, on one of their jobs, or for a candidate on one (PLUS-47)', async () => {
  const { tiesOf } = chatTies(table);
  const outcome = async (plant: (ids: { managerId: number; recruiterId: number }) => Promise<unknown>) => {
    const [manager, recruiter] = [person('manager'), person('recruiter')];
    await plant({ managerId: manager.id, recruiterId: recruiter.id });
    return [(await tiesOf(manager, recruiter)).areTied, (await tiesOf(recruiter, manager)).areTied];
  };
  const onRequest = (state: string) =>
    outcome(({ managerId, recruiterId }) =>
      put(keys.workOfRecruiter(recruiterId, managerId, 7), { managerId, recruiterId, state, job: { id: 7 } }),
    );
  const begun = (status: string, ownerId?: number) =>
    outcome(async ({ managerId, recruiterId }) => {
      const jobId = ++drawn;
      await put(keys.begunJob(recruiterId, jobId, 3), { jobId, candidateId: 3, managerId });
      await put(keys.jobGate(jobId), { jobId, managerId: ownerId ?? managerId, status });
    });
  const [yes, no] = [
    [true, true],
    [false, false],
  ];
  expect(await outcome(async () => {})).toEqual(no);
  expect(
    await outcome(({ managerId, recruiterId }) => put(keys.managerOfRecruiter(recruiterId, managerId), { managerId })),
  ).toEqual(yes);
  expect([await onRequest('accepted'), await onRequest('working')]).toEqual([yes, yes]);
  for (const state of ['created', 'declined', 'self_closed', 'closed', 'finished'])
    expect(await onRequest(state)).toEqual(no);
  expect([await begun('signed'), await begun('closed'), await begun('signed', 1)]).toEqual([yes, no, no]);
});

it('A manager and a candidate are tied while the candidate is on a job of theirs, hired or waiting, and does not hide (PLUS-47)', async () => {
  const { tiesOf } = chatTies(table);
  const outcome = async (
    plant: (ids: { managerId: number; candidateId: number; jobId: number }) => Promise<unknown>,
  ) => {
    const [manager, candidate] = [person('manager'), person('candidate')];
    const jobId = ++drawn;
    await table.writeOne(firstChoiceWrite(candidate.id, 'recruiters'));
    await table.writeOne(sharedJobWrite(candidate.id, manager.id, jobId));
    await plant({ managerId: manager.id, candidateId: candidate.id, jobId });
    return (await tiesOf(candidate, manager)).areTied;
  };
  const placed = (status: string, place: object = {}) =>
    outcome(async ({ managerId, candidateId, jobId }) => {
      await put(keys.candidateOnJob(jobId, candidateId), {
        candidateId,
        jobId,
        managerId,
        status: 'interview',
        ...place,
      });
      await put(keys.jobGate(jobId), { jobId, managerId, status });
    });
  const applied = (application: object) =>
    outcome(({ managerId, candidateId, jobId }) =>
      put(keys.application(candidateId, jobId), { managerId, state: 'waiting', ...application }),
    );
  expect(await outcome(async () => {})).toBe(false);
  expect([await placed('signed'), await placed('closed')]).toEqual([true, false]);
  expect(await placed('closed', { hired: { startOn: null } })).toBe(true);
  expect(await placed('signed', { managerId: 1 })).toBe(false);
  expect([await applied({}), await applied({ state: 'withdrawn' }), await applied({ managerId: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
  const hiding = { findableBy: 'recruiters', companies: ['Lakeside'], confirmed: [], version: 2 } as const;
  const hidden = outcome(async ({ managerId, candidateId, jobId }) => {
    await put(keys.application(candidateId, jobId), { managerId, state: 'waiting' });
    await table.write([aVerification(managerId, someTime), hidingWrite(candidateId, hiding)]);
  });
  expect(await hidden).toBe(false);
});

it('A message names an open job, or one on which the two met; with a manager only the manager’s own, to a candidate one that they are on', async () => {
  const [recruiter, candidate] = aPair();
  const manager = person('manager');
  const from = drawn + 100;
  const jobs = { open: 'signed', met: 'closed', closed: 'closed', foreign: 'signed' };
  const idOf = (name: string) => from + Object.keys({ ...jobs, missing: '' }).indexOf(name);
  for (const [name, status] of Object.entries(jobs))
    await put(keys.job(idOf(name)), {
      id: idOf(name),
      title: name,
      status,
      managerId: name === 'foreign' ? 1 : manager.id,
    });
  for (const [one, other] of [
    [candidate, recruiter],
    [candidate, manager],
    [recruiter, manager],
  ] as const)
    await table.writeOne(sharedJobWrite(one.id, other.id, idOf('met')));
  const { jobToName } = chatTies(table);
  const named = async (...members: Parameters<typeof jobToName>[0]) => {
    const found = await Promise.all([...Object.keys(jobs), 'missing'].map((name) => jobToName(members, idOf(name))));
    return found.flatMap((one) => one?.title ?? []);
  };
  expect(await named(recruiter, candidate)).toEqual(['open', 'met', 'foreign']);
  expect(await named(manager, recruiter)).toEqual(['open', 'met']);
  expect(await named(recruiter, manager)).toEqual(['open', 'met']);
  expect(await named(manager, candidate)).toEqual(['met']);
  expect(await named(candidate, manager)).toEqual(['met']);
});
