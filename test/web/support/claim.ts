import type { Claim } from '../../../shared/model/claim.ts';

/** A person as claims show them. */
export const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lopez', avatar: `/${id}.png` });

/** A claim that waits for the candidate's answer. */
export const claim: Claim = {
  id: 9,
  state: 'proposed',
  recruiter: person(2001, 'Rosa'),
  candidate: person(3001, 'Ada'),
  manager: person(1001, 'Daniel'),
  job: { id: 7, title: 'ICU nurse' },
  client: { id: 5, companyName: 'Lakeside' },
  message: 'They pay well.',
  terms: { points: 500, guaranteeDays: 60, share: 100 },
  proposedAt: '2026-03-02T10:00:00.000Z',
  answerBy: '2026-03-16T12:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 1,
};

/** What differs in one that was confirmed. */
export const standing: Partial<Claim> = {
  state: 'standing',
  confirmedAt: '2026-03-02T10:00:00.000Z',
  confirmedBy: 'app',
  expiresAt: '2026-08-29T10:00:00.000Z',
};
