// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '../../../../../shared/model/job.ts';
import { JobFactsColumn } from '../../../../../web/features/jobs/components/job-facts.tsx';
import { aJob } from '../../../../support/builders.ts';

const factsOf = (over: Partial<Job>) => {
  render(<JobFactsColumn job={aJob(over)} />);
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
};

it('The facts of a job say what is offered, where and when, and what is required', () => {
  const facts = factsOf({
    points: 1500,
    guaranteeDays: 90,
    positionType: 'on_site',
    travel: true,
    travelPercent: 30,
    relocation: false,
    startAt: '2026-10-01T12:00:00.000Z',
    clearanceType: ['secret'],
    employmentType: ['full_time'],
  });
  expect(facts).toMatchObject({
    Pay: '$60–75/h',
    Points: '1,500',
    Guarantee: '90 days',
    Workplace: 'On site',
    Travel: 'Yes, 30%',
    Relocation: 'No',
    Starts: '1st Oct 2026',
    Clearance: 'Secret',
  });
});

it('A job that awards and requires nothing says so, and one posted as a copy is named as one', () => {
  const facts = factsOf({ points: 0, guaranteeDays: 0, clearanceType: [], relocation: true, isCloned: true } as never);
  expect(facts).toMatchObject({ Points: 'None', Guarantee: 'None', Clearance: 'None needed', Relocation: 'Yes' });
  expect(screen.getByText(/as a copy$/)).toBeTruthy();
});

it('A job without dates has them not set, and one with an end names its day', () => {
  const { Starts, Ends } = factsOf({ startAt: null, endAt: null });
  expect([Starts, Ends]).toEqual(['Not set', 'Not set']);
  cleanup();
  expect(factsOf({ endAt: '2026-12-01T12:00:00.000Z' })).toMatchObject({ Ends: '1st Dec 2026' });
});

it('Work types and a clearance are facts of American jobs, and of such whose city is not chosen yet', () => {
  const cityIn = (id: number, name: string) =>
    ({
      id: 1,
      name: 'Somewhere',
      country: { id, name },
      state: { id: 1, name: 'Some state' },
    }) as unknown as Job['city'];
  const shown = (city: Job['city']) => {
    const facts = factsOf({ city });
    cleanup();
    return ['Work type', 'Clearance'].filter((label) => label in facts);
  };
  expect(shown(cityIn(276, 'Germany'))).toEqual([]);
  expect(shown(cityIn(840, 'United States'))).toEqual(['Work type', 'Clearance']);
  expect(shown(null)).toEqual(['Work type', 'Clearance']);
});
