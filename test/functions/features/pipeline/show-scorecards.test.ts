import { expect, it } from 'vitest';
import type { Interviewed } from '../../../../functions/features/pipeline/interviewing.store.ts';
import { showScorecards } from '../../../../functions/features/pipeline/show-scorecards.ts';
import { aCandidateOnJob, someTime } from '../../../support/builders.ts';

it.each([
  ['team', { at: someTime, startOn: null }],
  ['interviewer', undefined],
] as const)(
  'Scorecards say that a candidate is hired to who reads their status, as the %s does or not',
  (part, hired) => {
    const onJob = aCandidateOnJob({ status: 'hiring_onboarding', hired: { at: someTime, startOn: null } });
    const place = { onJob, part, plan: { steps: [] }, cards: [], people: new Map() } as unknown as Interviewed;
    expect(showScorecards(place, 7).hired).toEqual(hired);
  },
);
