import { describe, expect, it } from 'vitest';
import * as jobs from '../../../functions/records/job.ts';
import { jobDocument } from '../../../functions/records/job-document.ts';
import { briefOf } from '../../../functions/records/job-in-brief.ts';
import { hourOf } from '../../../functions/records/search-log.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import { aJob, someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const city = {
  id: 4_930_956,
  name: 'Boston',
  state: { id: 1, name: 'Massachusetts' },
  country: { id: 840, name: 'United States' },
  lat: 42.36,
  lng: -71.06,
} as unknown as NonNullable<Job['city']>;
const job = aJob({
  recruiters: [7],
  city,
  client: { companyName: 'Lakeside' },
  clientId: 9,
  endAt: '2026-12-01T10:00:00.000Z',
});
const written = Date.parse(someTime) + 5;

const keysOf = (one: Job) => ({
  ...keys.job(one.id),
  ...keys.jobsOfManager(one.managerId, one.status),
  gsi1sk: sortable(one.id),
  ...keys.jobsOfEveryone(one.status),
  gsi2sk: sortable(one.id),
  ...keys.jobsInBrief(one.managerId, one.status),
  brief: briefOf(one),
});
function facts(one: Job, over: object = {}) {
  const { description: _, ...rest } = one;
  return { ...rest, ...keysOf(one), ...over };
}
const text = (description = job.description) => ({ ...keys.jobText(5001), description });
const gate = (status: JobStatus) => ({ ...keys.jobGate(5001), jobId: 5001, managerId: 1001, status });
const totals = (counts: object) => [
  { ...keys.jobTotals, ...counts },
  { ...keys.jobTotalsOfManager(1001), ...counts },
];
const logged = (version: number, document: object | null) => ({
  ...keys.searchChange('job', hourOf(written), written, 5001),
  time: written,
  id: 5001,
  version,
  document,
  ttl: Math.floor(written / 1000) + 3 * 86_400,
});
const stale = 'conflict | Someone else has changed this job; reload it and try again';
const failed = 'TransactionCanceledException';
const edited = { ...job, title: 'Edited', version: 2 };
/** Every part of a job's long text, otherwise. */
const otherText: Required<jobs.StoredJobText> = {
  description: 'New',
  questions: [{ words: 'Do you work nights?', kind: 'text', choices: [], isRequired: true }],
};
const held: Job = { ...job, status: 'on_hold', version: 2 };
const left: Job = {
  ...job,
  status: 'closed',
  manager: { ...job.manager, firstName: 'A former', lastName: 'manager' },
  version: 2,
};
const newer = { candidatesCount: 3, manager: { ...job.manager, firstName: 'Danielle' } };

describeWrites('A job', [
  [
    'that is posted is listed, counted and searchable',
    () => jobs.newJobWrites(job, written),
    [],
    [facts(job), text(), gate('signed'), ...totals({ signed: 1 }), logged(1, jobDocument(job))],
  ],
  [
    'that is posted on hold is not searchable',
    () => jobs.newJobWrites(held, written),
    [],
    [facts(held), text(), gate('on_hold'), ...totals({ on_hold: 1 }), logged(2, null)],
  ],
  ['is posted once', () => jobs.newJobWrites(job, written), [facts(job)], failed],
  [
    'that is edited keeps who has applied, its manager’s new name and since when nobody was answered',
    () => jobs.changedJobWrites(job, edited, written),
    [facts(job, { ...newer, silentSince: someTime }), text()],
    [facts(edited, { ...newer, silentSince: someTime }), text(), logged(2, jobDocument(edited))],
  ],
  ...Object.entries(otherText).map(([part, value]) => {
    const other = { ...edited, [part]: value };
    return [
      `whose ${part} alone changes stores that too`,
      () => jobs.changedJobWrites(job, other, written),
      [facts(job), text()],
      [facts(edited), { ...text(), [part]: value }, logged(2, jobDocument(other))],
    ] as const;
  }),
  [
    'that changes its status is counted over, and its silence is over',
    () => jobs.changedJobWrites(job, held, written),
    [facts(job, { silentSince: someTime }), text(), ...totals({ signed: 5 })],
    [facts(held), text(), gate('on_hold'), ...totals({ signed: 4, on_hold: 1 }), logged(2, null)],
  ],
  [
    'is edited over the version that was read',
    () => jobs.changedJobWrites(job, edited, written),
    [facts(edited)],
    stale,
  ],
  [
    'whose manager leaves names them no more',
    () => jobs.leftJobWrites(job, left, written),
    [facts(job, { silentSince: someTime }), text(), ...totals({ signed: 1 })],
    [facts(left), text(''), gate('closed'), ...totals({ signed: 0, closed: 1 }), logged(2, null)],
  ],
  ['whose manager leaves is left as it was read', () => jobs.leftJobWrites(job, left, written), [facts(edited)], stale],
  [
    'that is removed leaves nothing',
    () => jobs.removedJobWrites(job, written),
    [facts(job), text(), gate('signed'), ...totals({ signed: 1 })],
    [...totals({ signed: 0 }), logged(2, null)],
  ],
  [
    'with candidates is not removed',
    () => jobs.removedJobWrites(job, written),
    [facts(job, { candidatesCount: 1 })],
    stale,
  ],
  ['that was changed is not removed', () => jobs.removedJobWrites(job, written), [facts(edited)], stale],
  [
    'that is open is marked silent',
    () => jobs.silenceMarkedWrite(5001, someTime, ownRefusal),
    [facts(job)],
    [facts(job, { silentSince: someTime })],
  ],
  [
    'that is open is marked silent no more',
    () => jobs.silenceMarkedWrite(5001, null, ownRefusal),
    [facts(job, { silentSince: someTime })],
    [facts(job)],
  ],
  ['on hold is not marked silent', () => jobs.silenceMarkedWrite(5001, someTime, ownRefusal), [facts(held)], own],
  [
    'has one candidate more',
    () => jobs.countedOnJobWrite(5001, { candidatesCount: 1 }),
    [facts(job)],
    [facts(job, { candidatesCount: 1 })],
  ],
  ['that is gone has no candidate more', () => jobs.countedOnJobWrite(5001, { candidatesCount: 1 }), [], failed],
  [
    'has one candidate less',
    () => jobs.countedOnJobWrite(5001, { candidatesCount: -1 }),
    [facts(job, newer)],
    [facts(job, { ...newer, candidatesCount: 2 })],
  ],
  ['that is gone has no candidate less', () => jobs.countedOnJobWrite(5001, { candidatesCount: -1 }), [], failed],
]);

const counted = { signed: 2, on_hold: 0, closed: 1 } as unknown as Record<JobStatus, number>;
const [, ofManager] = totals({ signed: 5 });
const recounted = 'conflict | A job was counted meanwhile; recount again';
describeWrites('The recount of a manager’s jobs', [
  [
    'replaces what was read',
    () => jobs.mendedTotalsWrite(1001, counted, { signed: 5 }),
    [ofManager!],
    [{ ...ofManager, ...counted }],
  ],
  [
    'replaces nothing',
    () => jobs.mendedTotalsWrite(1001, counted, undefined),
    [],
    [{ ...keys.jobTotalsOfManager(1001), ...counted }],
  ],
  [
    'does not replace another number',
    () => jobs.mendedTotalsWrite(1001, counted, { signed: 4 }),
    [ofManager!],
    recounted,
  ],
  [
    'does not replace a number that was not there',
    () => jobs.mendedTotalsWrite(1001, counted, {}),
    [ofManager!],
    recounted,
  ],
]);

describe('A job of a manager', () => {
  const actor = { kind: 'system' } as const;
  const moment = { actor, at: someTime, eventId: 99 };
  it('has other recruiters as a change of nothing else', () => {
    const chosen = { recruiterIds: [8], manager: job.manager, points: 500 };
    const { job: after, event } = jobs.jobWithRecruiters(job, [7, 8], moment, { chosen });
    expect(after).toEqual({ ...job, recruiters: [7, 8], version: 2 });
    expect(event.data).toEqual({
      jobId: 5001,
      title: job.title,
      managerId: 1001,
      recruiterIds: [7, 8],
      changed: ['recruiters'],
      chosen,
    });
    expect(event).toMatchObject({ id: 99, time: someTime, subject: keys.jobSubject(5001) });
  });

  it('is searched by its facts', () => {
    expect(jobDocument(job)).toMatchObject({
      companyName: 'Lakeside',
      cityName: 'Boston',
      stateName: 'Massachusetts',
      cityId: 4_930_956,
      countryId: 840,
      lat: 42.36,
      lng: -71.06,
      campaignIds: [],
      createdAt: Date.parse(someTime),
      endsAt: Date.parse('2026-12-01T10:00:00.000Z'),
      status: 'signed',
    });
    const plain = { companyName: null, cityName: null, stateName: null, cityId: null, countryId: null };
    expect(jobDocument(aJob({ endAt: null }))).toMatchObject({ ...plain, lat: null, lng: null, endsAt: null });
  });
});
