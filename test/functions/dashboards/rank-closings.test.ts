import { describe, expect, it } from 'vitest';
import { closuresByClient, rankedBy } from '../../../functions/dashboards/rank-closings.ts';
import type { Closing } from '../../../functions/records/closing.ts';

const aClosing = (given: Partial<Closing>): Closing => ({
  eventId: 1,
  jobId: 2,
  title: 'Staff nurse',
  managerId: 3,
  clientId: null,
  candidateId: 4,
  recruiterId: 5,
  points: 10,
  closedAt: '2026-11-02T10:00:00.000Z',
  days: 12,
  ...given,
});

describe('A ranking of people', () => {
  it('goes by hires, then points; equal ones share a place', () => {
    const closings = [
      aClosing({ recruiterId: 1, points: 50 }),
      aClosing({ recruiterId: 2, points: 10 }),
      aClosing({ recruiterId: 2, points: 10 }),
      aClosing({ recruiterId: 3, points: 50 }),
      aClosing({ recruiterId: 4, points: 5 }),
    ];
    expect(rankedBy(closings, 'recruiterId').map(({ place, personId }) => [place, personId])).toEqual([
      [1, 2],
      [2, 1],
      [2, 3],
      [4, 4],
    ]);
  });

  it('counts neither a job closed without a hire nor a hire without a recruiter', () => {
    const closings = [aClosing({ candidateId: null, recruiterId: null }), aClosing({ recruiterId: null })];
    expect(rankedBy(closings, 'recruiterId')).toEqual([]);
    expect(rankedBy(closings, 'managerId')).toEqual([{ place: 1, personId: 3, hires: 1, points: 10 }]);
  });

  it('ends after ten', () => {
    const closings = Array.from({ length: 12 }, (_, at) => aClosing({ recruiterId: at + 1 }));
    expect(rankedBy(closings, 'recruiterId')).toHaveLength(10);
  });
});

describe('The closure rate of clients', () => {
  it('counts closed jobs and hires by client, the most closed first and jobs without client last', () => {
    const closings = [
      aClosing({ clientId: null }),
      aClosing({ clientId: null }),
      aClosing({ clientId: 8, candidateId: null }),
      aClosing({ clientId: 9 }),
      aClosing({ clientId: 9, candidateId: null }),
    ];
    expect(closuresByClient(closings)).toEqual([
      { clientId: 9, managerId: 3, closed: 2, hired: 1 },
      { clientId: 8, managerId: 3, closed: 1, hired: 0 },
      { clientId: null, managerId: 3, closed: 2, hired: 2 },
    ]);
  });
});
