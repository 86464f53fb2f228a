import { describe, expect, it } from 'vitest';
import {
  askApplicant,
  hasAgreedTo,
  refuseIntroduced,
  refuseTooManyAsked,
} from '../../../../functions/features/applications/ask-applicant.ts';
import type { StoredClaim } from '../../../../functions/records/claim.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aProposal } from '../../../support/a-claim.ts';
import { anApplication, personOf } from '../../../support/an-application.ts';
import { anActor, someTime as at } from '../../../support/builders.ts';

const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const olivia = 2001;
const introducedBy = (recruiterId: number, until = later(60)) => ({
  candidateId: 3001,
  recruiterId,
  claimId: 9,
  since: later(-60),
  until,
});
const job = {
  id: 5001,
  title: 'Nurse',
  manager: personOf('manager'),
  clientId: 71,
  client: { id: 71, companyName: 'Lakeside' },
  points: 500,
  guaranteeDays: 30,
} as never;

describe('The consent of an applicant to a recruiter', () => {
  it.each([
    ['an application that names nobody', {}, undefined, false],
    [
      'one that came by their mail about the job',
      { broughtBy: { recruiterId: olivia, firstUntil: at } },
      undefined,
      true,
    ],
    [
      'one that came by their public link',
      { broughtBy: { recruiterId: olivia, firstUntil: at, byLink: true as const } },
      undefined,
      false,
    ],
    ['one that came by another’s', { broughtBy: { recruiterId: 2002, firstUntil: at } }, undefined, false],
    ['their own introduction to the client', {}, introducedBy(olivia), true],
    ['one whose time is over', {}, introducedBy(olivia, at), false],
    ['another’s introduction', {}, introducedBy(2002), false],
  ])('by %s is %#', (_, application, introduction, expected) => {
    expect(hasAgreedTo(olivia, application, { introductions: [undefined, introduction], at })).toBe(expected);
  });

  it('to another recruiter for the client refuses this one, while it stands', () => {
    expect(() =>
      refuseIntroduced(olivia, { job, introductions: [introducedBy(olivia), introducedBy(2002)] }, at),
    ).toThrow(/^Another recruiter/);
    for (const introduction of [undefined, introducedBy(olivia), introducedBy(2002, at)])
      expect(() => refuseIntroduced(olivia, { job, introductions: [introduction] }, at)).not.toThrow();
  });
});

describe('The question to an applicant', () => {
  const asked = (earlier?: Partial<StoredClaim>) =>
    askApplicant(
      anApplication(),
      { job, earlier: earlier && aProposal(earlier) },
      { actor: anActor('recruiter'), at, proposalDays: 14, id: 9001, eventId: 77 },
    );

  it('is a proposal on the terms of now, which waits for as many days as any', () => {
    const answerBy = later(14 * 24 * 60);
    expect(asked()).toMatchObject({
      claim: {
        id: 9001,
        state: 'proposed',
        isForApplication: true,
        recruiter: { id: olivia },
        candidate: personOf('candidate'),
        client: { id: 71, companyName: 'Lakeside' },
        terms: { points: 500, guaranteeDays: 30, share: 100 },
        proposedAt: at,
        answerBy,
        confirmedAt: null,
      },
      event: { id: 77, type: 'claim-proposed', subject: keys.claimSubject(9001), data: { answerBy } },
    });
  });

  it('is not asked where the recruiter’s earlier one waits', () => {
    expect(asked({ answerBy: later(1) })).toBeUndefined();
    expect(asked({ answerBy: at })).toBeDefined();
    expect(asked({ state: 'lapsed', answerBy: later(1) })).toBeDefined();
  });

  it('waits for so many applicants of a job at once, and no more', () => {
    expect(() => refuseTooManyAsked([1, 2], 3)).not.toThrow();
    expect(() => refuseTooManyAsked([1, 2, 3], 3)).toThrow(/^3 of this job’s applicants have not answered you yet/);
    expect(() => refuseTooManyAsked([1], 1)).toThrow(/^1 of this job’s applicants has not/);
  });
});
