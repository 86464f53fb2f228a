import { expect, it } from 'vitest';
import { figureList } from '../../../functions/dashboards/listed-figure.ts';

const listOf = (asked: object) => figureList({ id: 1 } as never, 'manager', asked as never);

it('The list of one client’s closed jobs or of one recruiter’s hires is counted among people and clients', () => {
  expect(listOf({ figure: 'closed', client: 7 })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired', client: 'none' })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired', recruiterId: 5 })).toMatchObject({ kind: 'closed', series: 'people' });
  expect(listOf({ figure: 'hired' })).toMatchObject({ kind: 'closed', series: 'figures' });
});
