import { expect, it } from 'vitest';
import { figureList } from '../../../../functions/features/dashboards/listed-figure.ts';
import { stayedName } from '../../../../functions/domain/counters/counted-event.ts';

const listOf = (asked: object) => figureList({ id: 1 } as never, 'manager', asked as never);

it('The list of one client’s closed jobs or of one recruiter’s hires is counted among people and clients', () => {
  expect(listOf({ figure: 'closed', client: 7 })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired', client: 'none' })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired', recruiterId: 5 })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired' })).toMatchObject({ kind: 'closed', series: 'figures' });
});

it('The list of those who stayed in a status is of the submitted ones where none is named', () => {
  const { counts, isCounter } = listOf({ figure: 'stays' });
  const row = (from: string, days?: number) => ({ from, days }) as never;
  expect([counts?.(row('submitted', 2)), counts?.(row('contacted', 2)), counts?.(row('submitted'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([stayedName('submitted', 2), stayedName('contacted', 2)].map(isCounter)).toEqual([true, false]);
});

it('The list of those who left a status is of the contacted ones where none is named', () => {
  const { counts } = listOf({ figure: 'left' });
  const row = (from: string, to: string) => ({ from, to }) as never;
  expect([counts?.(row('contacted', 'submitted')), counts?.(row('submitted', 'rejected'))]).toEqual([true, false]);
});

it('Who stayed shorter than asked is counted, and who stayed just as long is not', () => {
  const { counts, isCounter } = listOf({ figure: 'stays', within: 3 });
  const row = (days: number) => ({ from: 'submitted', days }) as never;
  expect([2, 3].map((days) => counts?.(row(days)))).toEqual([true, false]);
  expect([2, 3].map((days) => isCounter(stayedName('submitted', days)))).toEqual([true, false]);
});
