import { expect, it } from 'vitest';
import { weekLetter } from '../../../../functions/features/dashboards/week-letter.ts';
import type { DashboardFigures, FlowFigure } from '../../../../shared/model/dashboard.ts';

const links = { siteUrl: 'https://hirehub.example', token: 'stop' } as never;
const range = { from: '2026-11-16T05:00:00.000Z', to: '2026-11-23T05:00:00.000Z' };
const flow = (name: FlowFigure['name'], count: number, before: number | null): FlowFigure => ({
  name,
  count,
  before,
  steps: [],
});
const letter = (flows: FlowFigure[], over: Partial<DashboardFigures> = {}, zone = 'America/New_York') =>
  weekLetter(
    { firstName: 'Daniel', zone },
    { range, flows, toHire: { cases: 0, days: null }, ...over } as DashboardFigures,
    links,
  );

it('A letter of figures greets its reader, names the week in their zone and leads to the dashboard', () => {
  expect(letter([flow('moves', 3, 2)])).toMatchObject({
    subject: 'Your week on HireHub, Nov 16 to Nov 22',
    paragraphs: ['Hello Daniel,', 'This is what your dashboard says of the week from Nov 16 to Nov 22.'],
    facts: [{ label: 'Moves', value: '3 (2 the week before)' }],
    action: { label: 'See this week so far', href: 'https://hirehub.example/dashboard' },
  });
  expect(letter([flow('moves', 3, 2)], {}, 'Asia/Tokyo')?.subject).toContain('Nov 16 to Nov 23');
  const since = { range: { from: null, to: range.to } };
  expect(letter([flow('moves', 1, null)], since)?.subject).toContain('Nov 23 to Nov 22');
});

it.each([
  [1, ': 1 hire'],
  [2, ': 2 hires'],
  [0, ''],
])('The subject of a letter with %i hires ends with “%s”', (hires, end) => {
  const { subject = '' } = letter([flow('moves', 1, 0), flow('hired', hires, 5)]) ?? {};
  expect(subject.endsWith(`to Nov 22${end}`)).toBe(true);
});

it('A letter lists what happened in this week or the one before, and how long a hire takes', () => {
  const flows = [flow('posted', 0, 0), flow('moves', 1200, null), flow('closed', 0, 4), flow('points', 0, null)];
  const days = { cases: 5, days: { median: 21, p90: 40 } };
  expect(letter(flows, { toHire: days })?.facts).toEqual([
    { label: 'Moves', value: '1,200 (0 the week before)' },
    { label: 'Jobs closed', value: '0 (4 the week before)' },
    { label: 'Days to a hire, usually', value: '21 days' },
  ]);
});

it('Nobody gets a letter of a week in which nothing happened', () => {
  expect(letter([flow('moves', 0, 7)])).toBeUndefined();
  expect(letter([])).toBeUndefined();
});
