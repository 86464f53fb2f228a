import { describe, expect, it } from 'vitest';
import { listedFigures, type ListedFigure } from '../../../../../shared/constants/dashboard.ts';
import type { FigureRow } from '../../../../../shared/model/dashboard.ts';
import type { Narrowing } from '../../../../../shared/rules/listed-figure.ts';
import {
  answeredCounts,
  beforeWords,
  daysWords,
  flowWords,
  partWords,
  rangeWords,
  shareWords,
  sourceCounts,
  stepLabels,
} from '../../../../../web/features/dashboards/model/figure-words.ts';
import { listedFigureWords } from '../../../../../web/features/dashboards/model/listed-figure-words.ts';

const row: FigureRow = {
  at: '2026-11-17T10:00:00.000Z',
  jobId: 11,
  title: 'ICU nurse',
  clientId: 7,
  company: 'Meridian',
  candidateId: 3,
  candidate: null,
  recruiterId: 5,
  recruiter: { id: 5, firstName: 'Joseph', lastName: 'Mbeki', avatar: null },
  manager: null,
  from: null,
  to: null,
  days: null,
  points: null,
  source: null,
  outcome: null,
};
const titleOf = (figure: ListedFigure, by: Narrowing = {}, first: FigureRow | undefined = row) =>
  listedFigureWords(figure, by, first).title;

describe('The words of the figures', () => {
  it('name each flow and say what it counts', () => {
    expect(flowWords).toEqual({
      posted: { label: 'Jobs posted', counts: 'Jobs that were posted, also those that were deleted later.' },
      candidates: {
        label: 'Candidates',
        counts: 'Candidates who came onto a job: put forward, or applied and accepted.',
      },
      moves: { label: 'Moves', counts: 'Changes of a candidate’s status. A move that was undone does not count.' },
      closed: { label: 'Jobs closed', counts: 'Jobs that were closed, with or without a hire.' },
      hired: { label: 'Hires', counts: 'Jobs that were closed with a hired candidate.' },
      points: { label: 'Points', counts: 'Points awarded for hires.' },
      clientsAdded: {
        label: 'New clients',
        counts: 'Client companies that were added, also those that were removed later.',
      },
      clientsRemoved: { label: 'Clients removed', counts: 'Client companies that were removed.' },
      removed: { label: 'Jobs deleted', counts: 'Jobs that were deleted.' },
    });
    expect(answeredCounts).toBe(
      'Of the submitted candidates who were moved on or rejected in this period, those who had waited less than 5 days.',
    );
  });

  it('say what each source of hires counts, and all of them together', () => {
    expect(sourceCounts).toEqual({
      all: 'Jobs closed with a hire in this period, by how the hired person came onto the job. Hires from before sources were kept are left out.',
      applied: 'Found the job and applied.',
      recommended: 'Applied after someone recommended the job to them.',
      put_forward: 'A recruiter proposed them, and they agreed.',
      invited: 'Joined by an invitation, then applied.',
    });
  });

  it('name the time that is shown, and each of its steps by its day or month, in the reader’s zone', () => {
    const range = (from: string | null) => ({ range: { from, to: '2026-11-18T20:15:00.000Z' } });
    expect(rangeWords(range(null), 'UTC')).toBe('Everything until now, UTC');
    expect(rangeWords(range('2026-11-16T18:15:00.000Z'), 'Asia/Kathmandu')).toBe(
      'Tue, Nov 17, 2026 until now, Kathmandu',
    );
    const steps = ['2026-10-31T18:15:00.000Z', '2026-11-30T18:15:00.000Z'];
    expect(stepLabels(steps, 'week', 'Asia/Kathmandu')).toEqual(['1 Sun', '1 Tue']);
    expect(stepLabels(steps, 'month', 'UTC')).toEqual(['31 Sat', '30 Mon']);
    for (const wide of ['year', 'all'] as const)
      expect(stepLabels(steps, wide, 'Asia/Kathmandu'), wide).toEqual(['Nov 2026', 'Dec 2026']);
  });

  it('compare with the time before where there is one', () => {
    expect(beforeWords({ before: 1204 }, 'month')).toBe('1,204 by this time last month');
    expect(beforeWords({ before: 0 }, 'week')).toBe('0 by this time last week');
    expect(beforeWords({ before: null }, 'week')).toBeUndefined();
    expect(beforeWords({ before: 4 }, 'all')).toBeUndefined();
  });

  it('give a share from five cases on, and days by their number', () => {
    expect(shareWords({ movedOn: 3, rejected: 1 })).toBe('3 of 4');
    expect(shareWords({ movedOn: 3, rejected: 2 })).toBe('3 of 5 (60%)');
    expect(partWords(1001, 3000)).toBe('1,001 of 3,000 (33%)');
    expect([0, 1, 2].map(daysWords)).toEqual(['same day', '1 day', '2 days']);
  });

  it('name the reason of rejections, where it is one of the list', () => {
    expect(titleOf('rejected', { rejectedFor: 'pay' })).toBe('Rejected: Asks for more than the job pays');
    expect(titleOf('rejected', { status: 'submitted' })).toBe('Rejected from Submitted');
  });

  const candidates = { noun: 'candidates' };
  it.each<[ListedFigure, object]>([
    ['posted', { title: 'Jobs posted', counts: flowWords.posted.counts, noun: 'jobs' }],
    ['candidates', { title: 'Candidates', counts: flowWords.candidates.counts, ...candidates }],
    ['moves', { title: 'Moves', counts: flowWords.moves.counts, noun: 'moves' }],
    ['closed', { title: 'Jobs closed', counts: flowWords.closed.counts, noun: 'jobs' }],
    ['hired', { title: 'Hires', counts: flowWords.hired.counts, noun: 'hires' }],
    ['points', { title: 'Points', counts: flowWords.points.counts, noun: 'hires' }],
    ['clientsAdded', { title: 'New clients', counts: flowWords.clientsAdded.counts, noun: 'clients' }],
    ['clientsRemoved', { title: 'Clients removed', counts: flowWords.clientsRemoved.counts, noun: 'clients' }],
    ['removed', { title: 'Jobs deleted', counts: flowWords.removed.counts, noun: 'jobs' }],
    [
      'left',
      {
        title: 'Left Contacted',
        counts: 'Candidates who left Contacted in this period, moved on or rejected. A move back does not count.',
        ...candidates,
      },
    ],
    [
      'movedOn',
      {
        title: 'Moved on from Contacted',
        counts: 'Candidates who left Contacted in this period for a later status.',
        ...candidates,
      },
    ],
    [
      'rejected',
      {
        title: 'Rejected from Contacted',
        counts: 'Candidates who were rejected from Contacted in this period.',
        ...candidates,
      },
    ],
    [
      'stays',
      {
        title: 'Time in Contacted',
        counts: 'Candidates who left Contacted in this period, with their whole days in it.',
        ...candidates,
      },
    ],
    [
      'putForward',
      {
        title: 'Put forward',
        counts: 'Candidates whom you put forward in this period, as they are now.',
        ...candidates,
      },
    ],
  ])('name the list behind a figure and say what it counts: %s', (figure, words) => {
    expect(listedFigureWords(figure, { status: 'contacted' }, row)).toEqual(words);
  });

  it('are there for the list of every figure', () => {
    for (const figure of listedFigures) expect(listedFigureWords(figure, {}, row).noun, figure).toMatch(/^[a-z]+s$/);
  });

  it('call the time of submitted candidates an answer, with the days within which it came', () => {
    expect(titleOf('stays', { status: 'submitted' })).toBe('Answered');
    const { title, counts } = listedFigureWords('stays', { status: 'submitted', within: 5 }, row);
    expect(title).toBe('Answered within 5 days');
    expect(counts).toContain('less than 5 days');
    expect(listedFigureWords('stays', { status: 'submitted' }, row).counts).not.toContain('days');
    const countsOf = (by: Narrowing) => listedFigureWords('stays', { status: 'submitted', ...by }, row).counts;
    expect(countsOf({})).toBe('Submitted candidates who were moved in this period.');
    expect(countsOf({ within: 2 })).toBe('Submitted candidates who were moved in this period, after less than 2 days.');
  });

  it('of candidates put forward say how far they are, and for which client', () => {
    expect(titleOf('putForward')).toBe('Put forward');
    expect(titleOf('putForward', { skillId: 7, outcome: 'hired' })).toBe('Put forward, hired');
    expect(titleOf('putForward', { outcome: 'running' })).toBe('Put forward, in progress');
    expect(titleOf('putForward', { outcome: 'rejected', client: 7 })).toBe('Put forward, rejected, Meridian');
    expect(titleOf('putForward', { client: 'none' })).toBe('Put forward, without a client');
  });

  it.each<[string, Narrowing, Partial<FigureRow>, string]>([
    ['a source', { source: 'invited' }, {}, 'Hires, invited'],
    ['no client', { client: 'none' }, {}, 'Hires, without a client'],
    ['a client', { client: 7 }, {}, 'Hires, Meridian'],
    ['a former client', { client: 7 }, { company: null }, 'Hires, a former client'],
    ['a recruiter', { recruiterId: 5 }, {}, 'Hires, Joseph Mbeki'],
    ['a former recruiter', { recruiterId: 5 }, { recruiter: null }, 'Hires, a former recruiter'],
  ])('name %s of which only some are counted', (_, by, over, title) => {
    expect(titleOf('hired', by, { ...row, ...over })).toBe(title);
  });

  it('leave out a name that is known only from the first row, until it has come', () => {
    expect(listedFigureWords('hired', { client: 7 }, undefined).title).toBe('Hires');
    expect(listedFigureWords('hired', { recruiterId: 5 }, undefined).title).toBe('Hires');
    expect(listedFigureWords('stays', { status: 'submitted', recruiterId: 5 }, row).title).toBe(
      'Answered, Joseph Mbeki',
    );
  });
});
