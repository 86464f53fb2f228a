import { describe, expect, it } from 'vitest';
import type { JobStatus } from '../../../shared/constants/job.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import { cityInFull, cityName } from '../../../shared/rules/city-name.ts';
import { isInBounds } from '../../../shared/rules/map-bounds.ts';
import { byNearestToHire } from '../../../shared/rules/nearest-to-hire.ts';
import { closingOf } from '../../../shared/rules/job-words.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { mayReconsider } from '../../../shared/rules/reconsider.ts';
import { daysSince, isLeftWaiting } from '../../../shared/rules/silence.ts';

const now = '2026-11-22T12:00:00.000Z';

it.each<[JobStatus, string | null, boolean]>([
  ['signed', null, true],
  ['signed', '2026-11-22T12:00:00.001Z', true],
  ['signed', now, false],
  ['signed', '2026-11-21T00:00:00.000Z', false],
  ['on_hold', null, false],
  ['closed', null, false],
  ['draft', null, false],
])('A job that is %s and ends at %s takes candidates: %s', (status, endAt, isOpen) =>
  expect(isOpenJob({ status, endAt }, now)).toBe(isOpen),
);

it.each<[string | null | undefined, string | undefined]>([
  [undefined, undefined],
  [null, undefined],
  [now, undefined],
  ['2026-11-22T12:00:00.001Z', 'Closes within a day'],
  ['2026-11-23T11:59:59.999Z', 'Closes within a day'],
  ['2026-11-23T12:00:00.000Z', 'Closes in 1 day'],
  ['2026-11-25T11:59:59.999Z', 'Closes in 2 days'],
  ['2026-11-29T12:00:00.000Z', 'Closes in 7 days'],
  ['2026-11-29T12:00:00.001Z', undefined],
])('Lists say of a job that ends at %s: %s', (endAt, words) =>
  expect(closingOf({ endAt }, Date.parse(now))).toBe(words),
);

describe('A candidate', () => {
  const claim = { state: 'standing', confirmedBy: 'application', confirmedAt: '2026-11-15T12:00:00.000Z' } as const;
  it.each([
    [claim, now, true],
    [claim, '2026-11-22T12:00:00.001Z', false],
    [{ ...claim, state: 'proposed' as const }, now, false],
    [{ state: 'proposed' as const, proposedAt: claim.confirmedAt }, now, false],
    [{ state: 'proposed' as const, proposedAt: claim.confirmedAt, isForApplication: true as const }, now, true],
    [
      { state: 'proposed' as const, proposedAt: claim.confirmedAt, isForApplication: true as const },
      '2026-11-22T12:00:00.001Z',
      false,
    ],
    [{ ...claim, state: 'ended' as const }, now, false],
    [{ ...claim, confirmedBy: 'link' as const }, now, false],
    [{ ...claim, confirmedAt: null }, now, false],
  ])('may take back the recruiter of the claim %o at %s: %s', (given, at, may) =>
    expect(mayReconsider(given as unknown as Parameters<typeof mayReconsider>[0], at)).toBe(may),
  );

  it.each([
    ['submitted', '2026-11-17T12:00:00.000Z', true],
    ['submitted', '2026-11-17T12:00:00.001Z', false],
    ['submitted', '2026-11-01T00:00:00.000Z', true],
    ['contacted', '2026-11-01T00:00:00.000Z', false],
    ['first_interview_complete', '2026-11-01T00:00:00.000Z', false],
  ] as const)('who is %s since %s is left waiting after five days: %s (PLUS-12)', (status, statusChangedAt, isLeft) =>
    expect(isLeftWaiting({ status, statusChangedAt }, now, 5)).toBe(isLeft),
  );

  it('who is nearest to be hired comes first, and one who was rejected last', () => {
    const sorted = pipelineStatuses.map((status) => ({ status })).toSorted(byNearestToHire);
    expect(sorted.map(({ status }) => status)).toEqual([
      'hiring_onboarding',
      'candidate_selected',
      'second_interview_complete',
      'second_interview_scheduled',
      'first_interview_complete',
      'first_interview_scheduled',
      'submitted',
      'contacted',
      'rejected',
    ]);
  });
});

it('Days that passed are whole ones', () => {
  expect(daysSince('2026-11-20T12:00:00.000Z', now)).toBe(2);
  expect(daysSince('2026-11-20T12:00:00.001Z', now)).toBe(1);
  expect(daysSince(now, now)).toBe(0);
});

describe('A place', () => {
  const box = { west: 10, south: 40, east: 20, north: 50 };
  const overTheDateLine = { ...box, west: 170, east: -170 };
  it.each([
    [box, 45, 15, true],
    [box, 40, 10, true],
    [box, 50, 20, true],
    [box, 45, 9.9, false],
    [box, 45, 20.1, false],
    [box, 39.9, 15, false],
    [box, 50.1, 15, false],
    [{ ...box, east: 10 }, 45, 10, true],
    [{ ...box, east: 10 }, 45, 100, false],
    [overTheDateLine, 45, 175, true],
    [overTheDateLine, 45, 170, true],
    [overTheDateLine, 45, -170, true],
    [overTheDateLine, 45, -175, true],
    [overTheDateLine, 45, 0, false],
  ])('in %o at %d, %d is seen: %s', (bounds, lat, lng, isIn) => expect(isInBounds(bounds, { lat, lng })).toBe(isIn));

  it('is written with its state in the United States, and with its country elsewhere', () => {
    const austin = {
      name: 'Austin',
      state: { id: 1, name: 'Texas', abbr: 'TX' },
      country: { id: 840, name: 'United States' },
    };
    const pune = { name: 'Pune', state: { id: 2, name: '', abbr: '' }, country: { id: 356, name: 'India' } };
    const [inAmerica, elsewhere] = [austin, pune] as unknown as Parameters<typeof cityName>[0][];
    expect([cityName(inAmerica!), cityName(elsewhere!)]).toEqual(['Austin, TX', 'Pune, India']);
    expect([cityInFull(inAmerica!), cityInFull(elsewhere!)]).toEqual(['Austin, Texas, United States', 'Pune, India']);
    const berlin = { name: 'Berlin', state: { name: 'Berlin', abbr: '' }, country: { id: 276, name: 'Germany' } };
    expect([cityName(berlin), cityInFull(berlin)]).toEqual(['Berlin, Germany', 'Berlin, Germany']);
  });
});
