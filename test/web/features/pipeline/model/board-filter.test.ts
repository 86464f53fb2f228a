import { expect, it } from 'vitest';
import { filteredBoard, type BoardKind } from '../../../../../web/features/pipeline/model/board-filter.ts';
import { manager, onJob } from '../on-job.ts';

const recruiter = { id: 2001, firstName: 'Zoë', lastName: 'Müller', avatar: null };
const arun = { id: 2, firstName: 'Arun', lastName: 'Mehta', avatar: null };
const candidates = [
  onJob({ candidateId: 1, status: 'first_interview_scheduled', interviewAt: null }),
  onJob({ candidateId: 2, candidate: arun, recruiter, status: 'submitted', viewedAt: '2026-03-02T10:00:00.000Z' }),
];
const now = '2026-03-03T10:00:00.000Z';

it.each<[string, BoardKind | undefined, number[]]>([
  ['', undefined, [1, 2]],
  ['MEHTA', undefined, [2]],
  ['muller', undefined, [2]],
  ['nobody', undefined, []],
  ['', 'new', [1]],
  ['', 'interview_undated', [1]],
  ['', 'manager', [2]],
  ['arun', 'manager', [2]],
  ['arun', 'interview_undated', []],
])('A board that is asked for “%s” of kind %s shows %j', (text, kind, ids) => {
  const shown = filteredBoard(candidates, { text, kind }, { account: manager, now });
  expect(shown.map(({ candidateId }) => candidateId)).toEqual(ids);
});
