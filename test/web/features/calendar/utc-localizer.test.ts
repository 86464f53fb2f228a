import { expect, it } from 'vitest';
import { utcLocalizer } from '../../../../web/features/calendar/utc-localizer.ts';

const event = (start: string, end: string) => ({ start: new Date(`${start}Z`), end: new Date(`${end}Z`) });

it('Events of the grid are in order of their day, then of their beginning, then of their end', () => {
  const sorted = [
    event('2026-11-24T09:00', '2026-11-24T09:30'),
    event('2026-11-24T09:00', '2026-11-24T12:00'),
    event('2026-11-24T11:00', '2026-11-24T11:30'),
    event('2026-11-25T08:00', '2026-11-25T09:00'),
  ];
  const { sortEvents } = utcLocalizer() as unknown as {
    sortEvents: (pair: { evtA: object; evtB: object }) => number;
  };
  expect(sorted.toReversed().toSorted((evtA, evtB) => sortEvents({ evtA, evtB }))).toEqual(sorted);
});

it('An event continues a day before only if it began before that day', () => {
  const { continuesPrior } = utcLocalizer() as unknown as { continuesPrior: (start: Date, first: Date) => boolean };
  const first = new Date('2026-11-24T10:00Z');
  const begun = ['2026-11-23T23:59Z', '2026-11-24T00:00Z', '2026-11-25T00:00Z'].map((start) => new Date(start));
  expect(begun.map((start) => continuesPrior(start, first))).toEqual([true, false, false]);
});
