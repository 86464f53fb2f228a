import { describe, expect, it } from 'vitest';
import { keepSkillChoices } from '../../../../functions/features/jobs/keep-skill-choices.steps.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { tagsStore } from '../../../../functions/features/lookups/tags.store.ts';
import { notificationMailStore } from '../../../../functions/features/notification-mail/notification-mail.store.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { notify } from '../../../../functions/features/notifications/notify.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { exportsStore } from '../../../../functions/features/personal-data/export/exports.store.ts';
import { passwordTries } from '../../../../functions/platform/outside/identity/password-tries.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { release } from '../../../../functions/features/points/release-bounties.steps.ts';
import { profileStore } from '../../../../functions/features/profile/profile.store.ts';
import { addCount } from '../../../../functions/domain/counters/hour-counters.ts';
import { keepBegunJob, markBegunJob } from '../../../../functions/domain/pipeline/begun-jobs.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { aClock, aJob, someTime } from '../../../support/builders.ts';
import { tableWithWrites } from '../../../support/scripted-table.ts';

const away = new Error('the table is away');
const event = { id: 1, subject: 'USER#7', time: someTime } as never;
const clock = aClock();
const onJob = { jobId: 1, candidateId: 7, recruiterId: 2, status: 'submitted', version: 1 };
const news = notify([7], 'job_update', { job: { id: 5, title: 'ICU nurse' } });
const entry = { id: 3, recruiterId: 2, kind: 'award', points: 5 } as never;
const held = { id: 3, recruiterId: 2, bounty: 'held', heldUntil: someTime, points: 5, job: null, candidate: null };
const viewed = { id: 1, recipientId: 7, type: 'job_update', payload: {} };

const writes: readonly (readonly [what: string, write: (table: Table) => Promise<unknown>, found?: object])[] = [
  ['choices of skills', (table) => keepSkillChoices({ table, clock }, 1), { ...aJob(), skillChoicesKept: 1 }],
  ['the use of a ticket', (table) => liveUpdatesStore(table).useTicket('a', someTime), { expires: 4e9, holder: {} }],
  ['a tag', (table) => tagsStore(table).saveNew({ id: 1, name: 'React' }, { userId: 7, at: someTime })],
  ['a mailed notification', (table) => notificationMailStore(table).claimMail(7, 1, someTime)],
  [
    'a digest',
    (table) => notificationMailStore(table).saveDigest(7, { day: '2026-09-01', upTo: 1 } as never, undefined),
  ],
  ['a notification', (table) => notificationsStore(table).saveNew({ id: 1, time: someTime }, news)],
  [
    'a view of a notification',
    (table) => notificationsStore(table).saveViewed({ id: 7, role: 'manager' }, [1], someTime),
    viewed,
  ],
  ['a view of a candidate', (table) => peopleStore(table).saveViewed({ id: 2, role: 'recruiter' }, 7, someTime)],
  ['an archive', (table) => exportsStore(table).saveReady({ id: 1, userId: 7, parts: [] } as never, event)],
  ['a guess of a password', (table) => passwordTries(table, async () => {}).take('uuid', someTime)],
  ['a candidate’s place among those in process', (table) => pipelineStore(table).listInProcess(1), onJob],
  ['awarded points', (table) => pointsStore(table).saveAward({ jobId: 1, entry, event } as never, 100_000)],
  [
    'a released bounty',
    (table) => release(held as never, { bountiesStore: { saveReleased: async () => table.write([]) }, clock } as never),
  ],
  ['a time zone', (table) => profileStore(table).saveTimeZone(7, { timeZone: 'UTC', isGuess: true } as never)],
  [
    'a profile',
    (table) =>
      profileStore(table).saveProfile(
        { id: 7, role: 'manager', firstName: 'A', lastName: 'B' },
        { firstName: 'A', lastName: 'B' } as never,
        undefined,
      ),
  ],
  ['a counted event', (table) => addCount(table, 1, { whose: 7, at: someTime, add: { moves: 1 } })],
  ['a begun job', (table) => keepBegunJob(table, { jobId: 1, candidateId: 7, recruiterId: 2 }), onJob],
  ['the marks of a begun job', (table) => markBegunJob(table, 1, 7), onJob],
  ['hours that are rolled up', (table) => rollUpHours(table, 7, { until: 3_600_000 })],
  [
    'the status of a resume',
    (table) =>
      resumesStore(table).saveStatus({ recruiterId: 2, id: 3 }, { status: 'failed', changedAt: someTime } as never, 1),
  ],
];

describe('What could not be written for another reason than a rival’s write', () => {
  it.each(writes.map(([what, write, found]) => [what, write, found] as const))(
    'is an error, so that it is tried again: %s',
    async (_what, write, found) => {
      const rows = found ? [found] : [];
      await expect(write(tableWithWrites([away], { item: found, rows }))).rejects.toBe(away);
    },
  );
});
