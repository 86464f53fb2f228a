import { expect, it } from 'vitest';
import {
  clientsOf,
  inGroup,
  outcomeOf,
  skillsOf,
  type PutForwardOnJob,
} from '../../../../functions/features/dashboards/group-put-forward.ts';

const [care, react] = [
  { id: 7, name: 'Care' },
  { id: 8, name: 'React' },
];
const put = (candidateId: number, over: object = {}, status = 'submitted'): PutForwardOnJob =>
  ({
    onJob: { candidateId, jobId: 5001, managerId: 1001, status, createdAt: '2026-09-01T10:00:00.000Z' },
    job: {
      status: 'signed',
      closed: null,
      spheres: [care],
      client: { companyName: 'Lakeside' },
      clientId: 71,
      ...over,
    },
  }) as unknown as PutForwardOnJob;
const hired = (id: number | null) => ({ status: 'closed', closed: { candidate: id === null ? null : { id } } });

it.each([
  ['runs on an open job', put(1), 'running'],
  ['runs on a held job', put(1, { status: 'on_hold' }), 'running'],
  ['is rejected on an open job', put(1, {}, 'rejected'), 'rejected'],
  ['is hired on a job that was closed with them', put(1, hired(1)), 'hired'],
  ['is rejected on a job that was closed with another', put(1, hired(2)), 'rejected'],
  ['is rejected on a job that was closed with nobody', put(1, hired(null)), 'rejected'],
  ['is rejected on a job that was closed before', put(1, { status: 'closed' }), 'rejected'],
])('A candidate who was put forward %s', (_what, one, outcome) => {
  expect(outcomeOf(one)).toBe(outcome);
});

it('Candidates count once for each skill of their jobs, the most first, then the most hired, then by name', () => {
  const all = [put(1, { spheres: [react, care] }), put(2), put(3, { ...hired(3), spheres: [react] })];
  expect(skillsOf(all)).toEqual([
    { ...react, candidates: 2, running: 1, hired: 1, rejected: 0 },
    { ...care, candidates: 2, running: 2, hired: 0, rejected: 0 },
  ]);
  const equal = [put(1, { spheres: [react, care] })];
  expect(skillsOf(equal).map(({ name }) => name)).toEqual(['Care', 'React']);
  expect(skillsOf([put(1, { spheres: [] })])).toEqual([]);
});

it('Candidates count by the client of their job, and of those without one together', () => {
  const none = { client: null, clientId: null };
  const all = [put(1), put(2, none, 'rejected'), put(3, none)];
  expect(clientsOf(all)).toEqual([
    { id: null, name: null, candidates: 2, running: 1, hired: 0, rejected: 1 },
    { id: 71, name: 'Lakeside', candidates: 1, running: 1, hired: 0, rejected: 0 },
  ]);
});

it('A figure lists those of one skill, client and outcome', () => {
  const all = [
    put(1),
    put(2, { spheres: [react] }, 'rejected'),
    put(3, { client: null, clientId: null }),
    put(4, { ...hired(4), spheres: [care, react] }),
  ];
  const listed = (narrowing: object) => inGroup(all, narrowing).map(({ onJob }) => onJob.candidateId);
  expect(listed({})).toEqual([1, 2, 3, 4]);
  expect(listed({ skillId: 8 })).toEqual([2, 4]);
  expect(listed({ client: 71 })).toEqual([1, 2, 4]);
  expect(listed({ client: 'none' })).toEqual([3]);
  expect(listed({ outcome: 'hired' })).toEqual([4]);
  expect(listed({ skillId: 8, client: 71, outcome: 'rejected' })).toEqual([2]);
});
