import { describe, expect, it } from 'vitest';
import { clientAddedExamples } from '../../../../events/clients/client-added.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { recountStore } from '../../../../functions/features/operator/recount.store.ts';
import { recountPerson } from '../../../../functions/features/operator/recount.steps.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { countEvent, type CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { storedRows } from '../../../../functions/domain/counters/counted-row.ts';
import { hourOf } from '../../../../functions/domain/counters/hour-counters.ts';
import { mendedTotalsWrite, newJobWrites } from '../../../../functions/records/job.ts';
import { jobsOfManagers } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { putForwardWrites } from '../../../../functions/records/put-forward.ts';
import { workAndBegunJobsOf } from '../../../../functions/records/work-request.ts';
import { traceWrite } from '../../../../functions/records/trace.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { eventWrite } from '../../../../functions/platform/table/outbox.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { aCandidateOnJob, aClock, aJob, anActor } from '../../../support/builders.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const manager = anActor('manager');
const recruiter = anActor('recruiter');
const person = ({ id, firstName, lastName }: typeof manager) => ({ id, firstName, lastName, avatar: null });
const [moved] = candidateStatusChangedExamples as EventOf<'candidate-status-changed'>[];
const [closed] = jobClosedExamples as EventOf<'job-closed'>[];
const [posted] = jobPostedExamples as EventOf<'job-posted'>[];
const [added] = clientAddedExamples as EventOf<'client-added'>[];
if (!moved || !closed || !posted || !added) throw new Error('examples are missing');

/** Numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const clock = aClock('2026-11-22T10:00:00.000Z');
const jobIds = [31, 32, 33];
const removedJob = 34;

/** What happened on the manager's jobs over a month: posted, moved, undone, closed; one job is removed, one client added. */
function aHistory(random: () => number): CountedEvent[] {
  let id = 0;
  const at = () => new Date(Date.parse('2026-10-20T00:00:00Z') + random() * 30 * 86_400_000).toISOString();
  const post = (jobId: number): CountedEvent => ({
    ...posted!,
    id: (id += 1),
    time: at(),
    subject: keys.jobSubject(jobId),
    data: { ...posted!.data, manager: person(manager) },
  });
  const close = (jobId: number): CountedEvent => {
    const data = { ...closed!.data, jobId, manager: person(manager), recruiter: person(recruiter) };
    return { ...closed!, id: (id += 1), time: at(), subject: keys.jobSubject(jobId), data };
  };
  const move = (jobId: number): CountedEvent[] => {
    const [from = 'contacted', to = 'submitted'] = [random(), random()].map(
      (one) => pipelineStatuses[Math.floor(one * pipelineStatuses.length)],
    );
    const subject = keys.candidateOnJobSubject(jobId, 3001);
    const data = { ...moved!.data, jobId, managerId: manager.id, recruiterId: recruiter.id, from, to };
    const one = { ...moved!, id: (id += 1), time: at(), subject, data };
    const undo = { ...data, from: to, to: from, undo: true, undoneAt: one.time };
    return random() < 0.2 ? [one, { ...one, id: (id += 1), time: at(), data: undo }] : [one];
  };
  const clientAdded = { ...added!, id: (id += 1), time: at(), subject: keys.clientSubject(manager.id, 7) };
  return [
    ...[...jobIds, removedJob].map(post),
    ...jobIds.map(close),
    ...jobIds.flatMap((jobId) => Array.from({ length: 20 }, () => move(jobId)).flat()),
    { ...clientAdded, data: { ...added!.data, managerId: manager.id } },
  ];
}

let table: Table;
const opens = (local: LocalTable) => {
  table = openTable(local.tableName, local.documents);
};

async function planted(events: readonly CountedEvent[]): Promise<void> {
  for (const one of [manager, recruiter])
    await table.write(
      newAccountWrites(
        accountOf(
          { ...one, role: one.role as 'manager' },
          { ...one, at: '2026-10-01T00:00:00.000Z', status: 'active' },
        ),
      ),
    );
  for (const id of jobIds) {
    const onJob = aCandidateOnJob({ jobId: id, recruiterId: recruiter.id });
    await table.write(newJobWrites(aJob({ id }), 1));
    await table.write([
      { put: { ...keys.candidateOnJob(id, onJob.candidateId), ...onJob } },
      ...putForwardWrites(onJob),
    ]);
  }
  await table.write([
    traceWrite(manager.id, keys.allOfJob(removedJob)),
    { put: { ...keys.client(manager.id, 7), id: 7 } },
  ]);
  for (const event of events) await table.writeOne(eventWrite(event));
}
const wrongOf = async (userId: number) => (await recountPerson(recountStore(table, clock), userId)).wrong;

describe('A recount of dashboards', () => {
  withLocalTable(opens);

  it('finds nothing wrong after random histories, delivered in any order and more than once', async () => {
    const random = seeded(17);
    const events = aHistory(random);
    await planted(events);
    const deliveries = [...events, ...events.filter(() => random() < 0.4)].sort(() => random() - 0.5);
    for (const event of deliveries) await count(event, countersStore(table, clock));
    const report = await recountPerson(recountStore(table, clock), manager.id);
    expect(report).toEqual({
      userId: manager.id,
      events: events.length,
      wrong: [],
      wrongRollUps: [],
      wrongRows: 0,
      wrongJobTotals: null,
      missedByEveryone: 0,
    });
    expect(await wrongOf(recruiter.id)).toEqual([]);
  });
});

describe('A recount of counters that are wrong', () => {
  withLocalTable(opens);

  it('mends lost, doubled and invented counters, says what differed, and finds nothing the second time', async () => {
    const events = aHistory(seeded(18));
    await planted(events);
    const [lost, ...delivered] = events as [CountedEvent, ...CountedEvent[]];
    for (const event of delivered) await count(event, countersStore(table, clock));
    const broken = delivered.find((event) => event.type === 'candidate-status-changed' && !event.data.undo);
    const hour = hourOf(countEvent(broken!)[0]!.at);
    await table.writeOne({ update: keys.hourCounters(manager.id, hour), add: { q0_moves: 5 } });
    await table.writeOne({
      put: { ...keys.hourCounters(manager.id, '2020-01-01T00'), hour: '2020-01-01T00', q1_moves: 2 },
    });
    const report = await recountPerson(recountStore(table, clock), manager.id);
    expect(report.wrong.map((one) => one.hour)).toEqual(['2020-01-01T00', ...[hourOf(lost.time), hour].toSorted()]);
    expect(report.wrong[0]).toEqual({ hour: '2020-01-01T00', stored: { q1_moves: 2 }, counted: {}, lost: [] });
    expect(report.missedByEveryone).toBe(1);
    expect(await recountPerson(recountStore(table, clock), manager.id)).toMatchObject({
      wrong: [],
      wrongRollUps: [],
      wrongRows: 0,
      wrongJobTotals: null,
      missedByEveryone: 0,
    });
  });

  it('of someone whose account is gone counts nothing', async () => {
    expect(await recountPerson(recountStore(table, clock), 999)).toEqual({
      userId: 999,
      events: 0,
      wrong: [],
      wrongRollUps: [],
      wrongRows: 0,
      wrongJobTotals: null,
      missedByEveryone: 0,
    });
  });
});

describe('A recount of the lists behind the figures', () => {
  withLocalTable(opens);

  it('mends lost, invented and wrongly taken back rows, and says how many (PLUS-30)', async () => {
    const events = aHistory(seeded(19));
    await planted(events);
    for (const event of events) await count(event, countersStore(table, clock));
    const rows = async () =>
      [...(await storedRows(table, manager.id))].filter(([, isGone]) => !isGone).map(([sk]) => sk);
    const right = await rows();
    const [lost, spoilt] = right as [string, string];
    const { pk } = keys.countedRows(manager.id);
    await table.writeOne({ remove: { pk, sk: lost } });
    await table.writeOne({ put: { pk, sk: spoilt, takenBack: true } });
    await table.writeOne({
      put: { ...keys.countedRow(manager.id, 'moves', '2026-11-01T10:00:00.000Z', '1-2'), jobId: 1 },
    });
    const report = await recountPerson(recountStore(table, clock), manager.id);
    expect([report.wrong, report.wrongRows]).toEqual([[], 3]);
    expect(await rows()).toEqual(right);
    expect(await recountPerson(recountStore(table, clock), manager.id)).toMatchObject({ wrongRows: 0 });
  });
});

describe('A manager’s numbers of jobs by status', () => {
  withLocalTable(opens);

  it('are filled where a deployment has none, mended where they are wrong, and then right', async () => {
    await planted([]);
    const totals = () => table.get(keys.jobTotalsOfManager(manager.id), { consistent: true });
    const wrongTotals = async () => (await recountPerson(recountStore(table, clock), manager.id)).wrongJobTotals;
    const open = await totals();
    expect(open).toMatchObject({ signed: jobIds.length });
    await table.writeOne({ remove: keys.jobTotalsOfManager(manager.id) });
    expect(await wrongTotals()).toMatchObject({ signed: 0 });
    expect(await totals()).toMatchObject({ signed: jobIds.length, closed: 0 });
    await table.writeOne({ update: keys.jobTotalsOfManager(manager.id), add: { signed: -5, closed: 2 } });
    expect(await wrongTotals()).toMatchObject({ signed: jobIds.length - 5, closed: 2 });
    expect(await wrongTotals()).toBeNull();
    // Counting that came between refuses instead of being lost.
    const counted = { signed: 3, on_hold: 0, closed: 0, draft: 0 };
    const stale = mendedTotalsWrite(manager.id, counted, { signed: 7 });
    await expect(table.writeOne(stale)).rejects.toThrow('A job was counted meanwhile; recount again');
  });

  it('come with the packed jobs of a manager, however they were lost', async () => {
    await table.writeOne({ remove: keys.recentJobs(manager.id) });
    await recountPerson(recountStore(table, clock), manager.id);
    expect(await table.get(keys.recentJobs(manager.id))).toBeDefined();
    const { jobs } = await jobsOfManagers(table, [manager.id], 'signed');
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(jobIds);
  });

  it('come with the jobs on which a recruiter has begun, whatever was lost of them', async () => {
    const begun = async () => (await workAndBegunJobsOf(table, recruiter.id)).begun.map(({ jobId }) => jobId);
    expect(await begun()).toEqual(jobIds);
    await table.writeOne({ remove: keys.begunJob(recruiter.id, jobIds[0]!, aCandidateOnJob().candidateId) });
    expect(await begun()).toEqual(jobIds.slice(1));
    await recountPerson(recountStore(table, clock), recruiter.id);
    expect(await begun()).toEqual(jobIds);
    const { status, version } = aCandidateOnJob();
    expect((await workAndBegunJobsOf(table, recruiter.id)).begun).toMatchObject(
      jobIds.map(() => ({ status, version })),
    );
  });
});
