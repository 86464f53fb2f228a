import { expect, it } from 'vitest';
import type { WorkRequest } from '../../../../../shared/model/work-request.ts';
import { lastStepOf, wordsOfRequest } from '../../../../../web/features/recruiters/model/work-request-words.ts';

const times = { createdAt: '2026-09-01', answeredAt: '2026-09-02', startedAt: '2026-09-03', endedAt: '2026-09-04' };
const none = { ...times, answeredAt: null, startedAt: null, endedAt: null };
const states: Record<WorkRequest['state'], string> = {
  created: 'Asked 2026-09-01, called Asked in amber',
  accepted: 'Accepted 2026-09-02, called Accepted in accent',
  working: 'Started 2026-09-03, called Working in green',
  declined: 'Declined 2026-09-02, called Declined in red',
  self_closed: 'Ended 2026-09-04, called Ended by recruiter in neutral',
  closed: 'Closed 2026-09-04, called Closed in neutral',
  finished: 'Finished 2026-09-04, called Finished in green',
};

it.each(Object.keys(states) as WorkRequest['state'][])(
  'A request that is %s says what happened last and when, otherwise when it was made',
  (state) => {
    const request = { state } as WorkRequest;
    const { word, at } = lastStepOf({ ...request, ...times });
    const { label, meaning } = wordsOfRequest[state];
    expect(`${word} ${at}, called ${label} in ${meaning}`).toBe(states[state]);
    expect(lastStepOf({ ...request, ...none })).toEqual({ word, at: times.createdAt });
  },
);
