import { expect, it } from 'vitest';
import type { Claim } from '../../../../shared/model/claim.ts';
import { claimFileColumns } from '../../../../web/features/claims/claim-file.ts';
import type { Role } from '../../../../shared/constants/roles.ts';

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lopez', avatar: null });
const proposal: Claim = {
  id: 9,
  state: 'proposed',
  recruiter: person(2001, 'Rosa'),
  candidate: null,
  manager: person(1001, 'Daniel'),
  job: { id: 7, title: 'ICU nurse' },
  client: { id: 5, companyName: 'Lakeside' },
  message: null,
  terms: { points: 500, guaranteeDays: 0, share: 100 },
  proposedAt: '2026-03-02T12:00:00.000Z',
  answerBy: '2026-03-16T12:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 1,
};
const fileOf = (claim: Claim, role: Role) =>
  Object.fromEntries(claimFileColumns(role).map(({ header, text }) => [header, text(claim)]));

it('A file of claims says what their cards say: a manager reads no name before the candidate agrees (PLUS-02, PLUS-30)', () => {
  expect(fileOf(proposal, 'manager')).toMatchObject({
    Recruiter: 'Rosa Lopez',
    Candidate: null,
    State: 'Waits for the candidate',
    'Answer until': '2026-03-16',
    Since: null,
    Until: null,
  });
});

it('A file of claims has since and until when one stands, or when it ended', () => {
  const standing: Claim = {
    ...proposal,
    state: 'standing',
    candidate: person(3001, 'Ada'),
    confirmedAt: '2026-03-03T12:00:00.000Z',
    expiresAt: '2026-08-30T12:00:00.000Z',
  };
  expect(fileOf(standing, 'recruiter')).toMatchObject({
    Candidate: 'Ada Lopez',
    'Answer until': null,
    Since: '2026-03-03',
    Until: '2026-08-30',
    'Ended on': null,
  });
  const ended: Claim = {
    ...standing,
    state: 'ended',
    ending: { at: '2026-04-01T12:00:00.000Z', by: 'recruiter', reason: null },
  };
  expect(fileOf(ended, 'recruiter')).toMatchObject({ Until: null, 'Ended on': '2026-04-01' });
});
