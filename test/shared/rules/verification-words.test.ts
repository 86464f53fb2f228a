import { expect, it } from 'vitest';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';

const manager = { id: 4, firstName: 'Daniel', lastName: 'Reyes' };
const reader = { role: 'recruiter', when: (moment: string) => moment } as const;

it.each([
  [{ isVerified: true }, 'You are verified now, for Acme: others see it beside your name'],
  [{ isVerified: true, manager }, 'You are verified now: Daniel Reyes of Acme, whom you work for, was verified'],
  [{ isVerified: false, manager }, 'Daniel Reyes of Acme, whom you work for, is no longer verified'],
])('A verification %o reads: %s (PLUS-38)', (facts, sentence) => {
  const payload = { company: 'Acme', ...facts };
  expect(notificationSentence({ type: 'verification_changed', payload }, reader)).toBe(sentence);
});
