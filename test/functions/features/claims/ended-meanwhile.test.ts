import { describe, expect, it } from 'vitest';
import { confirm } from '../../../../functions/features/claims/answer.steps.ts';
import { endDueClaims } from '../../../../functions/features/claims/end-due-claims.steps.ts';
import { endHiredClaim, passOverRivals } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import { refuse } from '../../../../functions/platform/door/refusal.ts';
import type { ClaimEnd, StoredClaim } from '../../../../functions/records/claim.ts';
import { introducedMeanwhile } from '../../../../functions/records/introduction.ts';
import { aClaim, aProposal } from '../../../support/a-claim.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { aClock, someTime } from '../../../support/builders.ts';

const answered = refuse.conflict('This claim was answered meanwhile');
const down = new Error('the table is down');
const other = { ...personOf('recruiter'), id: 2002 };

/** A store with this claim and these rivals, which notes what is ended or refuses to. */
function aStore({
  claim,
  rivals = [],
  error,
}: {
  claim?: StoredClaim | undefined;
  rivals?: StoredClaim[];
  error?: Error;
}) {
  const ended: ClaimEnd[] = [];
  const claimsStore = {
    claim: async () => claim,
    rivalsOf: async () => rivals,
    dueClaims: async (day: string) => (day === someTime.slice(0, 10) ? [9001] : []),
    saveEnded: async (ends: readonly ClaimEnd[]) => {
      if (error) throw error;
      ended.push(...ends);
    },
  };
  return { ended, needs: { claimsStore, clock: aClock() } };
}

const closed = (over: object = {}) =>
  ({
    time: someTime,
    actor: actorOf('manager'),
    data: { claim: { id: 9001 }, candidate: personOf('candidate'), ...over },
  }) as never;
const confirmed = { data: { claimId: 9001 } } as never;

describe('The claim of a person who was hired', () => {
  it('ends by the hire, at the time and by the person of the closing', async () => {
    const { ended, needs } = aStore({ claim: aClaim() });
    await endHiredClaim(closed(), needs);
    expect(ended).toMatchObject([
      {
        after: { state: 'ended', ending: { by: 'hire', at: someTime, reason: null } },
        event: { type: 'claim-ended', actor: actorOf('manager'), time: someTime },
      },
    ]);
  });

  it.each<[string, StoredClaim | undefined, object]>([
    ['on a job that was closed without a claim', aClaim(), { claim: undefined }],
    ['on a job that was closed without anybody', aClaim(), { candidate: null }],
    ['that is gone', undefined, {}],
    ['that waits for an answer', aProposal(), {}],
    ['that has ended', aClaim({ state: 'ended' }), {}],
  ])('%s is left alone', async (_what, claim, over) => {
    const { ended, needs } = aStore({ claim });
    await expect(endHiredClaim(closed(over), needs)).resolves.toBeUndefined();
    expect(ended).toEqual([]);
  });
});

describe('The rivals of a confirmed claim', () => {
  it('are passed over where they wait and are others’, by nobody', async () => {
    const rival = aProposal({ id: 9002, recruiter: other });
    const rivals = [
      rival,
      aProposal({ id: 9003 }),
      aClaim({ id: 9004, recruiter: other }),
      aProposal({ id: 9005, recruiter: other, state: 'declined' }),
    ];
    const { ended, needs } = aStore({ claim: aClaim(), rivals });
    await passOverRivals(confirmed, needs);
    expect(ended).toMatchObject([
      {
        before: rival,
        after: { state: 'passed_over', ending: { by: 'rival', at: someTime } },
        event: { actor: { kind: 'system' } },
      },
    ]);
  });

  it('are left alone where the claim is gone', async () => {
    const { ended, needs } = aStore({ rivals: [aProposal({ recruiter: other })] });
    await passOverRivals(confirmed, needs);
    expect(ended).toEqual([]);
  });
});

describe('A claim that was answered in the moment in which it would end', () => {
  const rivals = [aProposal({ id: 9002, recruiter: other })];
  const due = aProposal({ answerBy: someTime });
  const acts: [string, (error: Error) => Promise<unknown>][] = [
    ['by a hire', (error) => endHiredClaim(closed(), aStore({ claim: aClaim(), error }).needs)],
    ['by a rival', (error) => passOverRivals(confirmed, aStore({ claim: aClaim(), rivals, error }).needs)],
    ['by time', (error) => endDueClaims(aStore({ claim: due, error }).needs)],
  ];

  it.each(acts)('%s is answered, but a failure is passed on', async (_what, act) => {
    expect((await act(answered)) || undefined).toBeUndefined();
    // A run for many says how many failed, and why the first did.
    await expect(act(down)).rejects.toSatisfy((error: Error) => error === down || error.cause === down);
  });

  it('is counted among those that ended only where it did', async () => {
    expect(await endDueClaims(aStore({ claim: due }).needs)).toBe(1);
    expect(await endDueClaims(aStore({ claim: due, error: answered }).needs)).toBe(0);
    for (const claim of [undefined, aProposal({ answerBy: '2026-09-01T10:00:00.001Z' }), aClaim()])
      expect(await endDueClaims(aStore({ claim }).needs)).toBe(0);
  });
});

describe('A confirmation that loses to a rival', () => {
  const introduction = {
    candidateId: 3001,
    recruiterId: 2002,
    claimId: 9002,
    since: '2026-08-01T10:00:00.000Z',
    until: '2026-12-01T10:00:00.000Z',
  };
  const lost = (error: Error, found: (typeof introduction | undefined)[], hides = false) => {
    const confirmationFacts = async () => ({
      introductions: [found.shift()],
      application: undefined,
      worksForManager: true,
    });
    const hidesFromManager = async () => hides;
    const saveConfirmed = () => Promise.reject(error);
    const claimsStore = { confirmationFacts, hidesFromManager, saveConfirmed } as never;
    const by = { actor: actorOf('candidate'), way: 'app' } as const;
    return confirm(aProposal(), by, { claimsStore, claimDays: () => 180, clock: aClock() });
  };

  it('is refused with since when the rival has the introduction', async () => {
    await expect(lost(introducedMeanwhile, [undefined, introduction])).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^Another recruiter has represented this candidate with Lakeside since /),
    });
  });

  it('is not even tried while the candidate hides from the people who hire (PLUS-21)', async () => {
    await expect(lost(down, [undefined], true)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You hide from the people who hire for this job. Change whom you hide from to confirm',
    });
  });

  it('is refused as it was where the rival is gone again, and fails as it did for any other reason', async () => {
    await expect(lost(introducedMeanwhile, [undefined, undefined])).rejects.toBe(introducedMeanwhile);
    await expect(lost(down, [undefined, introduction])).rejects.toBe(down);
  });
});
