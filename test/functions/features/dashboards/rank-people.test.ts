import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { closuresByClient, leaderboardOf, rankedBy } from '../../../../functions/features/dashboards/rank-people.ts';
import { countEvent } from '../../../../functions/domain/counters/counted-event.ts';
import type { QuarterCounts } from '../../../../functions/domain/counters/hour-counters.ts';

const example = jobClosedExamples[0] as EventOf<'job-closed'>;
const person = (id: number) => ({ id, firstName: 'Ann', lastName: 'Lee', avatar: null });

/** What everybody's counters say about a closing. */
function aClosing(given: {
  recruiterId?: number | null;
  candidateId?: number | null;
  clientId?: number | null;
  points?: number;
}): QuarterCounts {
  const { recruiterId = 5, candidateId = 4, clientId = null, points = 10 } = given;
  const data = {
    ...example.data,
    manager: person(3),
    candidate: candidateId === null ? null : person(candidateId),
    recruiter: recruiterId === null ? null : person(recruiterId),
    clientId,
    points,
  };
  const everyone = countEvent({ ...example, data }).find(({ whose }) => whose === 'everyone');
  return { at: 0, counts: everyone?.add ?? {} };
}

describe('A ranking of people', () => {
  it('goes by hires, then points; equal ones share a place', () => {
    const closings = [
      aClosing({ recruiterId: 1, points: 50 }),
      aClosing({ recruiterId: 2, points: 10 }),
      aClosing({ recruiterId: 2, points: 10 }),
      aClosing({ recruiterId: 3, points: 50 }),
      aClosing({ recruiterId: 4, points: 5 }),
    ];
    expect(rankedBy(closings, 'r').map(({ place, personId }) => [place, personId])).toEqual([
      [1, 2],
      [2, 1],
      [2, 3],
      [4, 4],
    ]);
  });

  it('counts neither a job closed without a hire nor a hire without a recruiter', () => {
    const closings = [aClosing({ candidateId: null, recruiterId: null }), aClosing({ recruiterId: null })];
    expect(rankedBy(closings, 'r')).toEqual([]);
    expect(rankedBy(closings, 'm')).toEqual([{ place: 1, personId: 3, hires: 1, points: 0, answers: 0, inTime: 0 }]);
  });

  it('says how many submitted candidates were answered, and in time; an undone answer does not count', () => {
    const move = candidateStatusChangedExamples[0] as EventOf<'candidate-status-changed'>;
    const answer = (days: number, undo = false): QuarterCounts => {
      const since = new Date(Date.parse(move.time) - days * 86_400_000).toISOString();
      const [from, to] = undo ? (['rejected', 'submitted'] as const) : (['submitted', 'rejected'] as const);
      const undone = undo ? { undo, undoneAt: move.time } : {};
      const data = { ...move.data, managerId: 3, recruiterId: 5, from, to, since, ...undone };
      return { at: 0, counts: countEvent({ ...move, data }).find(({ whose }) => whose === 'everyone')?.add ?? {} };
    };
    const quarters = [aClosing({ recruiterId: 5 }), answer(1), answer(4), answer(5), answer(4), answer(4, true)];
    for (const kind of ['r', 'm'] as const)
      expect(rankedBy(quarters, kind)).toMatchObject([{ hires: 1, answers: 3, inTime: 2 }]);
    expect(rankedBy([answer(1)], 'm')).toEqual([]);
  });

  it('ends after ten', () => {
    const closings = Array.from({ length: 12 }, (_, at) => aClosing({ recruiterId: at + 1 }));
    expect(rankedBy(closings, 'r')).toHaveLength(10);
  });
});

it('The leaderboard has every recruiter with points, by their points whatever their hires; equal ones share a place', () => {
  const closings = [
    ...Array.from({ length: 12 }, (_, at) => aClosing({ recruiterId: at + 10, points: 7 })),
    aClosing({ recruiterId: 1, points: 20 }),
    aClosing({ recruiterId: 2, points: 6 }),
    aClosing({ recruiterId: 2, points: 6 }),
    aClosing({ recruiterId: 3, points: 0 }),
  ];
  const places = leaderboardOf(closings).map(({ place, personId }) => [place, personId]);
  expect(places).toHaveLength(14);
  expect(places.slice(0, 4)).toEqual([
    [1, 1],
    [2, 2],
    [3, 10],
    [3, 11],
  ]);
  expect(places.at(-1)).toEqual([3, 21]);
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
