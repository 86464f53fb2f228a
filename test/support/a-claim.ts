import type { StoredClaim } from '../../functions/records/claim.ts';
import { personOf } from './an-application.ts';
import { someTime } from './builders.ts';

/** The built recruiter's proposal of the built candidate for the built manager's job, which waits for an answer. */
export const aProposal = (over: Partial<StoredClaim> = {}): StoredClaim => ({
  id: 9001,
  state: 'proposed',
  recruiter: personOf('recruiter'),
  createdBy: personOf('recruiter'),
  candidate: personOf('candidate'),
  manager: personOf('manager'),
  job: { id: 5001, title: 'Nurse' },
  client: { id: 71, companyName: 'Lakeside' },
  message: null,
  terms: { points: 1500, guaranteeDays: 30, share: 50 },
  proposedAt: '2026-08-30T10:00:00.000Z',
  answerBy: '2026-09-06T10:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 3,
  ...over,
});

/** The same proposal as a claim that the candidate has confirmed. */
export const aClaim = (over: Partial<StoredClaim> = {}): StoredClaim =>
  aProposal({
    state: 'standing',
    confirmedAt: someTime,
    confirmedBy: 'app',
    expiresAt: '2027-03-01T10:00:00.000Z',
    ...over,
  });
