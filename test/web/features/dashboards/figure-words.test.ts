import { describe, expect, it } from 'vitest';
import { flows, listedFigures, type ListedFigure } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import type { Narrowing } from '../../../../shared/rules/listed-figure.ts';
import { flowWords } from '../../../../web/features/dashboards/figure-words.ts';
import { listedFigureWords } from '../../../../web/features/dashboards/listed-figure-words.ts';

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
const areSentences = (texts: readonly string[]) => texts.every((text) => /^[A-Z].{10,}\.$/.test(text));

describe('The words of the figures', () => {
  it('name each flow and say what it counts, and no two say the same', () => {
    const words = flows.map((flow) => flowWords[flow]);
    expect(new Set(words.map(({ label }) => label)).size).toBe(flows.length);
    expect(new Set(words.map(({ counts }) => counts)).size).toBe(flows.length);
    expect(areSentences(words.map(({ counts }) => counts))).toBe(true);
  });

  it('name each list behind a figure and say what it counts, and no two say the same', () => {
    const words = listedFigures.map((figure) => listedFigureWords(figure, { status: 'contacted' }, row));
    expect(new Set(words.map(({ title }) => title)).size).toBe(listedFigures.length);
    expect(new Set(words.map(({ counts }) => counts)).size).toBe(listedFigures.length);
    expect(areSentences(words.map(({ counts }) => counts))).toBe(true);
    expect(words.filter(({ noun }) => !noun)).toEqual([]);
  });

  it.each(['left', 'movedOn', 'rejected', 'stays'] as const)('of a status name the status: %s', (figure) => {
    const { title, counts } = listedFigureWords(figure, { status: 'contacted' }, row);
    expect(title).toContain(pipelineStatusLabels.contacted);
    expect(counts).toContain(pipelineStatusLabels.contacted);
  });

  it('call the time of submitted candidates an answer, with the days within which it came', () => {
    expect(titleOf('stays', { status: 'submitted' })).toBe('Answered');
    const { title, counts } = listedFigureWords('stays', { status: 'submitted', within: 5 }, row);
    expect(title).toBe('Answered within 5 days');
    expect(counts).toContain('less than 5 days');
    expect(listedFigureWords('stays', { status: 'submitted' }, row).counts).not.toContain('days');
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
