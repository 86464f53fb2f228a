import { expect, it } from 'vitest';
import type { PayloadOf } from '../../../shared/model/notification.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';

const [job, manager] = [
  { id: 5, title: 'Welder' },
  { id: 7, firstName: 'Daniel', lastName: 'Reyes' },
];
const reader = { role: 'manager' as const, when: () => 'Tuesday' };

it.each<[PayloadOf<'job_handover'>['how'], string]>([
  ['asked', 'Daniel Reyes asks you to take over Welder'],
  ['withdrawn', 'Daniel Reyes no longer asks you to take over Welder'],
  ['declined', 'Daniel Reyes does not take over Welder, so it stays yours'],
  ['accepted', 'Daniel Reyes has taken over Welder'],
])('A notification of a job that is handed over says who %s (PLUS-53)', (how, said) => {
  const news = { id: 1, type: 'job_handover', payload: { job, manager, how }, viewedAt: null, createdAt: '' } as const;
  expect(notificationSentence(news, reader)).toBe(said);
});

it.each<[PayloadOf<'job_team'>['how'], string]>([
  ['asked', 'Daniel Reyes asks you to join the team of Welder'],
  ['withdrawn', 'Daniel Reyes no longer asks you to join the team of Welder'],
  ['declined', 'Daniel Reyes declined to join the team of Welder'],
  ['joined', 'Daniel Reyes has joined the team of Welder'],
  ['left', 'Daniel Reyes has left the team of Welder'],
  ['removed', 'Daniel Reyes took you off the team of Welder'],
])('A notification of the team of a job says who %s', (how, said) => {
  const news = { id: 1, type: 'job_team', payload: { job, manager, how }, viewedAt: null, createdAt: '' } as const;
  expect(notificationSentence(news, reader)).toBe(said);
});

it.each<[PayloadOf<'job_team'>['how'], string]>([
  ['asked', 'Daniel Reyes asks you to interview for Welder'],
  ['withdrawn', 'Daniel Reyes no longer asks you to interview for Welder'],
  ['declined', 'Daniel Reyes declined to interview for Welder'],
  ['joined', 'Daniel Reyes interviews now for Welder'],
  ['left', 'Daniel Reyes no longer interviews for Welder'],
  ['removed', 'Daniel Reyes took you off the interviews for Welder'],
])('A notification of an interviewer of a job says who %s', (how, said) => {
  const payload = { job, manager, how, part: 'interviewer' } as const;
  const news = { id: 1, type: 'job_team', payload, viewedAt: null, createdAt: '' } as const;
  expect(notificationSentence(news, reader)).toBe(said);
});
