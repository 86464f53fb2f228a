import { expect, it } from 'vitest';
import type { WorkRequest } from '../../../../../shared/model/work-request.ts';
import { sinceOf, stateOfRequest } from '../../../../../web/features/recruiters/model/work-request-words.ts';

const times = { createdAt: '2026-09-01', answeredAt: '2026-09-02', startedAt: '2026-09-03', endedAt: '2026-09-04' };
const none = { ...times, answeredAt: null, startedAt: null, endedAt: null };
const states: Record<WorkRequest['state'], string> = {
  created: 'Asked in amber since 2026-09-01',
  accepted: 'Accepted in accent since 2026-09-02',
  working: 'Working in green since 2026-09-03',
  declined: 'Declined in red since 2026-09-02',
  self_closed: 'Ended by recruiter in neutral since 2026-09-04',
  closed: 'Closed in neutral since 2026-09-04',
  finished: 'Finished in green since 2026-09-04',
};

it.each(Object.keys(states) as WorkRequest['state'][])(
  'A request that is %s says so and since when, otherwise when it was made',
  (state) => {
    const request = { state } as WorkRequest;
    const { label, meaning } = stateOfRequest(request);
    expect(`${label} in ${meaning} since ${sinceOf({ ...request, ...times })}`).toBe(states[state]);
    expect(sinceOf({ ...request, ...none })).toBe(times.createdAt);
  },
);

it('A request of a recruiter says to the manager that they ask, until it is answered', () => {
  expect(stateOfRequest({ state: 'created', askedBy: 'recruiter' }).label).toBe('Asks to work');
  expect(stateOfRequest({ state: 'working', askedBy: 'recruiter' }).label).toBe('Working');
});
