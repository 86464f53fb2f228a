import { describe, expect, it } from 'vitest';
import { forTeam } from '../../../../functions/features/notifications/for-team.steps.ts';

const [manager, colleague, other] = [1001, 1002, 1003];
const told = (recipientId: number) => ({ recipientId, type: 'candidate_waits', payload: {} });
const teamOf = async (jobId: number) => (jobId === 5 ? [colleague, other] : []);
const copies = async (type: string, data: object, notified: number[] = [manager]) =>
  (await forTeam({ type, data } as never, notified.map(told) as never, { teamOf })).map((one) => one.recipientId);

describe('The colleagues on the team of a job', () => {
  it.each([
    ['self-assignment-created', { job: { id: 5 } }],
    ['self-assignment-restored', { job: { id: 5 } }],
    ['self-assignment-withdrawn', { job: { id: 5 } }],
    ['self-assignment-accepted', { job: { id: 5 } }],
    ['candidate-status-changed', { jobId: 5 }],
    ['interview-date-changed', { jobId: 5 }],
    ['candidate-left-waiting', { jobId: 5 }],
  ])('read what its manager reads of %s', async (type, job) => {
    expect(await copies(type, { managerId: manager, ...job })).toEqual([colleague, other]);
  });

  it('read nothing of another job, of what is its manager’s alone, or where its manager is not notified', async () => {
    expect(await copies('candidate-left-waiting', { managerId: manager, jobId: 6 })).toEqual([]);
    expect(await copies('job-closed', { managerId: manager, jobId: 5 })).toEqual([]);
    expect(await copies('candidate-status-changed', { managerId: manager, jobId: 5 }, [other])).toEqual([]);
  });

  it('read it once, where they are notified anyway', async () => {
    const data = { managerId: manager, jobId: 5 };
    expect(await copies('candidate-status-changed', data, [manager, colleague])).toEqual([other]);
  });
});
