import { expect, it } from 'vitest';
import { claimStates, type ClaimState } from '../../../../../shared/constants/claims.ts';
import type { Claim } from '../../../../../shared/model/claim.ts';
import {
  meaningOf,
  personPath,
  stateInWords,
  termsInWords,
  timeOf,
} from '../../../../../web/features/claims/model/claim-facts.ts';
import { claimFileColumns } from '../../../../../web/features/claims/model/claim-file.ts';
import type { Role } from '../../../../../shared/constants/roles.ts';

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
  expect(fileOf(proposal, 'manager')).toEqual({
    Recruiter: 'Rosa Lopez',
    Candidate: null,
    Job: 'ICU nurse',
    Client: 'Lakeside',
    State: 'Waits for the candidate',
    Terms: '500 points for a hire',
    Words: null,
    'Answer until': '2026-03-16',
    Since: null,
    Until: null,
    'Ended on': null,
  });
  expect(fileOf({ ...proposal, message: 'They pay well.' }, 'candidate')).toMatchObject({
    State: 'Waits for you',
    Words: 'They pay well.',
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

it.each<[Partial<Claim['terms']>, string]>([
  [{}, '500 points for a hire'],
  [{ points: 12_500, guaranteeDays: 60 }, '12,500 points for a hire, 60 days of guarantee'],
  [{ share: 99 }, '99 % of 500 points for a hire'],
  [{ guaranteeDays: 1, share: 40 }, '40 % of 500 points for a hire, 1 days of guarantee'],
])('The terms of a claim say what part of how many points, with what guarantee: %#', (over, words) => {
  expect(termsInWords({ ...proposal.terms, ...over } as Claim['terms'])).toBe(words);
});

const confirmed = { confirmedAt: '2026-03-03T12:00:00.000Z', expiresAt: '2026-08-30T12:00:00.000Z' };
const ending = { at: '2026-04-01T12:00:00.000Z', by: 'recruiter', reason: null } as const;
it.each<[Partial<Claim>, string]>([
  [{}, 'Answer until 16th Mar 2026'],
  [{ ...confirmed, state: 'standing' }, 'Since 3rd Mar 2026, until 30th Aug 2026'],
  [{ ...confirmed, state: 'standing', expiresAt: null }, ''],
  [{ ...confirmed, state: 'standing', confirmedAt: null, ending }, 'Ended on 1st Apr 2026'],
  [{ ...confirmed, state: 'ended', ending }, 'Ended on 1st Apr 2026'],
  [{ ...confirmed, state: 'ended', ending: { ...ending, by: 'hire' } }, 'Ended with the hire on 1st Apr 2026'],
  [{ state: 'lapsed' }, ''],
])('A claim says until when it can be answered or is, or when it ended: %#', (over, words) => {
  expect(timeOf({ ...proposal, ...over })).toBe(words);
});

it('The person whom a card names has a page for each reader', () => {
  const pageFor = (role: Role, isCandidate = false) => personPath({ id: 7 }, { role, isCandidate });
  expect((['candidate', 'manager', 'recruiter', 'super_manager'] as const).map((role) => pageFor(role))).toEqual([
    '/candidate/recruiters/7',
    '/manager/recruiters/7',
    '/recruiter/recruiters/7',
    '/recruiter/recruiters/7',
  ]);
  expect(pageFor('recruiter', true)).toBe('/recruiter/candidates/7');
});

it('Only a proposal is worded for a candidate, and the colour shows what waits, is confirmed or was declined', () => {
  const words = (state: ClaimState) => stateInWords({ state }, 'candidate');
  expect([words('proposed'), words('standing')]).toEqual(['Waits for you', 'Confirmed']);
  expect(Object.fromEntries(claimStates.map((state) => [state, meaningOf({ state })]))).toEqual({
    proposed: 'amber',
    standing: 'green',
    declined: 'red',
    passed_over: 'neutral',
    lapsed: 'neutral',
    withdrawn: 'neutral',
    ended: 'neutral',
  });
});

it('A proposal that cannot be agreed to says why instead of until when, in grey', () => {
  const stopped = { ...proposal, stop: 'closed' } as const;
  expect([stateInWords(stopped, 'candidate'), stateInWords(stopped, 'recruiter')]).toEqual([
    'Job closed',
    'Job closed',
  ]);
  expect([meaningOf(stopped), timeOf(stopped)]).toEqual(['neutral', 'Proposed on 2nd Mar 2026']);
  expect(fileOf(stopped, 'candidate')).toMatchObject({ State: 'Job closed', 'Answer until': null });
});
