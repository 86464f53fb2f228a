import { describe, expect, it } from 'vitest';
import {
  claimByApplication,
  type ClaimFacts,
} from '../../../../functions/features/applications/claim-by-application.ts';
import type { StoredClaim } from '../../../../functions/records/claim.ts';
import { termsOf } from '../../../../functions/domain/claims/claim-terms.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { actorOf, anApplication, personOf } from '../../../support/an-application.ts';
import { someTime } from '../../../support/builders.ts';

const eventId = 77;
const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();
const refused = (kind: string, message: string) => expect.objectContaining({ kind, message });
const [priya, olivia] = [personOf('candidate'), personOf('recruiter')];

describe('The claim of a recruiter who accepts an application', () => {
  const at = someTime;
  const client = { id: 71, companyName: 'Lakeside' };
  const job = {
    id: 5001,
    title: 'Nurse',
    manager: personOf('manager'),
    clientId: 71,
    client,
    points: 500,
    guaranteeDays: 30,
  };
  const introduction = { candidateId: 3001, recruiterId: 2001, claimId: 9, since: later(-60), until: later(60) };
  const circumstances = {
    recruiter: olivia,
    actor: actorOf('recruiter'),
    at,
    claimDays: 10,
    id: 9001,
    eventId,
  };
  const claimed = (over: Partial<ClaimFacts> = {}) =>
    claimByApplication(
      anApplication(),
      { job: job as never, introductions: [], earlier: undefined, worksForManager: true, ...over },
      circumstances,
    );
  const expiresAt = '2026-09-11T10:00:00.000Z';
  const claim = {
    id: 9001,
    state: 'standing',
    recruiter: olivia,
    createdBy: olivia,
    candidate: priya,
    manager: job.manager,
    job: { id: 5001, title: 'Nurse' },
    client,
    message: null,
    terms: termsOf(job),
    proposedAt: at,
    answerBy: at,
    confirmedAt: at,
    confirmedBy: 'application',
    expiresAt,
    ending: null,
    version: 1,
  };

  it('begins with the application, for as many days as claims have', () => {
    expect(claimed()).toEqual({
      proposal: undefined,
      earlier: undefined,
      claim,
      own: [],
      event: expect.objectContaining({
        id: eventId,
        type: 'claim-confirmed',
        time: at,
        actor: actorOf('recruiter'),
        subject: keys.claimSubject(9001),
        data: {
          claimId: 9001,
          recruiter: olivia,
          candidate: priya,
          managerId: 1001,
          job: { id: 5001, title: 'Nurse' },
          client,
          terms: claim.terms,
          proposedAt: at,
          way: 'application',
          expiresAt,
        },
      }),
    });
    const direct = {
      ...job,
      client: null,
      clientId: null,
      managerCompany: 'Example Talent',
      guaranteeDays: undefined,
    } as never;
    expect(claimed({ job: direct }).claim).toMatchObject({
      client: { id: null, companyName: 'Confidential client of Example Talent' },
      terms: { guaranteeDays: 0 },
    });
  });

  it('confirms the recruiter’s own proposal while it waits', () => {
    const proposed = { ...claim, id: 8001, state: 'proposed', proposedAt: later(-5), answerBy: later(1), version: 4 };
    const { proposal, earlier, claim: confirmed } = claimed({ earlier: proposed as unknown as StoredClaim });
    expect(proposal).toBe(proposed);
    expect(earlier).toBe(proposed);
    expect(confirmed).toMatchObject({
      id: 8001,
      state: 'standing',
      proposedAt: later(-5),
      confirmedAt: at,
      version: 5,
    });
    for (const over of [{ answerBy: at }, { state: 'ended' }]) {
      const old = { ...proposed, ...over } as unknown as StoredClaim;
      expect(claimed({ earlier: old })).toMatchObject({ proposal: undefined, earlier: old, claim: { id: 9001 } });
    }
  });

  it('continues the time of their own introduction, and is refused by another’s', () => {
    const introductions = [undefined, introduction];
    expect(claimed({ introductions })).toMatchObject({ own: introductions, claim: { expiresAt: later(60) } });
    const others = { ...introduction, recruiterId: 2002 };
    expect(() => claimed({ introductions: [introduction, others] })).toThrow(
      refused(
        'conflict',
        expect.stringMatching(/^Another recruiter has represented this candidate with Lakeside since /),
      ),
    );
    const over = [{ ...others, until: at }];
    expect(claimed({ introductions: over })).toMatchObject({ own: [undefined], claim: { expiresAt } });
  });
});
