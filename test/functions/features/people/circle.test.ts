import { expect, it } from 'vitest';
import { circleOf, nearJob } from '../../../../functions/features/people/circle.ts';

const job = (id: number) => nearJob({ id, title: `Job ${id}`, client: null, status: 'signed' });
const person = (id: number) => ({ id, firstName: 'A', lastName: 'B', avatar: null, role: 'recruiter' as const });
const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);

it('A circle has each job and person once, the newest job first, and not its user', () => {
  const { jobs, people } = circleOf(2, {
    jobs: [job(5), job(9), job(5), job(7)],
    people: [person(3), person(2), person(1), person(3)],
  });
  expect([ids(jobs), ids(people)]).toEqual([
    [9, 7, 5],
    [3, 1],
  ]);
});

it('A circle has a hundred jobs and a hundred people', () => {
  const many = Array.from({ length: 101 }, (_, place) => place + 1);
  const { jobs, people } = circleOf(1, { jobs: many.map(job), people: many.map(person) });
  expect([jobs.length, jobs[0]?.id, people.length, people[0]?.id]).toEqual([100, 101, 100, 2]);
  expect(circleOf(1, { jobs: [], people: [...many, 102].map(person) }).people).toHaveLength(100);
});

it('A job nearby is named with its company, if it has one', () => {
  const facts = { id: 5, title: 'Nurse', status: 'on_hold' as const };
  expect(nearJob({ ...facts, client: { companyName: 'Lakeside' } as never })).toEqual({
    ...facts,
    companyName: 'Lakeside',
  });
  expect(nearJob({ ...facts, client: null })).toEqual({ ...facts, companyName: null });
});
