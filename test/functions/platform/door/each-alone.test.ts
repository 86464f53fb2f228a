import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceDaily } from '../../../../functions/features/candidate-search/announce-finds.steps.ts';
import { endDueClaims } from '../../../../functions/features/claims/end-due-claims.steps.ts';
import { settleChoices } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import { rollUpFigures } from '../../../../functions/features/dashboards/roll-up-figures.steps.ts';
import { endAskings } from '../../../../functions/features/market/end-askings.steps.ts';
import { markSilence } from '../../../../functions/features/pipeline/mark-silence.steps.ts';
import { remindOfSilence } from '../../../../functions/features/pipeline/remind-of-silence.steps.ts';
import { releaseDueBounties } from '../../../../functions/features/points/release-bounties.steps.ts';
import { eachAlone } from '../../../../functions/platform/door/each-alone.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { aClock } from '../../../support/builders.ts';

const clock = aClock('2026-11-28T10:00:00.000Z');
const errors = vi.spyOn(log, 'error').mockImplementation(() => {});
beforeEach(() => void errors.mockClear());

describe('Work for many', () => {
  it('goes on after one that fails, in every group, says whose it was, and fails in the end', async () => {
    const work = eachAlone('counting');
    const numbers = Array.from({ length: 60 }, (_, place) => place);
    const worked = await work.each(
      numbers,
      (number) => ({ number }),
      async (number) => {
        if (number % 30 === 0) throw new Error(`not ${number}`);
        return number;
      },
    );
    expect(worked).toEqual(numbers.filter((number) => number % 30 !== 0));
    expect(errors.mock.calls).toEqual(
      [0, 30].map((number) => ['counting: failed', { number, error: expect.any(Error) }]),
    );
    expect(() => work.end()).toThrow('counting: 2 failed');
  });

  it('ends without a word where nothing failed', async () => {
    const work = eachAlone('counting');
    expect(
      await work.each(
        [1, 2],
        () => ({}),
        async (number) => number,
      ),
    ).toEqual([1, 2]);
    expect(() => work.end()).not.toThrow();
  });
});

/** A port whose questions about the first of three fail, and whose others are noted. */
function aPort() {
  const asked: unknown[] = [];
  const about = async <T>(id: unknown, answer: T): Promise<T> => {
    asked.push(id);
    if (id === 1 || id === 'everyone') throw new Error('the table is busy');
    return answer;
  };
  return { asked, about };
}
type About = ReturnType<typeof aPort>['about'];
async function* pagesOf<T>(...pages: T[]): AsyncGenerator<T> {
  yield* pages;
}
// Each port says only what its run asks before the item that fails; what follows is tested where it belongs.
const store = <T>(given: object): T => given as T;

describe('A scheduled run', () => {
  it.each<[string, (about: About) => Promise<unknown>, unknown[]]>([
    [
      'rolls up people when everybody’s figures fail',
      (about) =>
        rollUpFigures({
          rollUpsStore: { peopleCounted: async () => [2, 3], rollUp: async (whose) => about(whose, undefined) },
          clock,
        }),
      ['everyone', 2, 3],
    ],
    [
      'releases the other bounties',
      (about) =>
        releaseDueBounties({
          bountiesStore: store({
            dueOn: async (day: string) =>
              day === '2026-11-28' ? [1, 2, 3].map((entryId) => ({ recruiterId: 9, entryId })) : [],
            entry: async (_: number, id: number) => about(id, undefined),
          }),
          clock,
        }),
      [1, 2, 3],
    ],
    [
      'ends the other claims',
      (about) =>
        endDueClaims({
          claimsStore: store({
            dueClaims: async (day: string) => (day === '2026-11-28' ? [1, 2, 3] : []),
            claim: async (id: number) => about(id, undefined),
          }),
          clock,
        }),
      [1, 2, 3],
    ],
    [
      'settles the other choices',
      (about) =>
        settleChoices({
          claimsStore: store({ claim: async (id: number) => about(id, undefined) }),
          choicesStore: store({
            dueChoices: async () => [1, 2, 3].map((claimId) => ({ claimId, confirmedAt: 'before' })),
            removeWaiting: async () => {},
          }),
          clock,
        }),
      [1, 2, 3],
    ],
    [
      'announces what other searches found',
      (about) =>
        announceDaily(
          store({
            findsStore: {
              announced: () => pagesOf(...[1, 2, 3].map((id) => ({ id, ownerId: 9, alert: 'daily' }))),
              waitingFinds: async (_: number, id: number) => about(id, []),
            },
          }),
        ),
      [1, 2, 3],
    ],
    [
      'reminds other managers, also of the next page',
      (about) =>
        remindOfSilence({
          store: store({
            jobsWithCandidates: () => pagesOf([{ managerId: 1 }, { managerId: 2 }], [{ managerId: 3 }]),
            inProcessOf: async (id: number) => about(id, []),
          }),
          silenceDays: 5,
          clock,
        }),
      [1, 2, 3],
    ],
    [
      'marks the other jobs, also of the next page',
      (about) =>
        markSilence({
          store: store({
            jobsWithCandidates: () => pagesOf([{ id: 1 }, { id: 2 }], [{ id: 3 }]),
            candidatesOn: async (id: number) => about(id, []),
            saveMark: async () => {},
          }),
          answerDays: 10,
          clock,
        }),
      [1, 2, 3],
    ],
    [
      'ends the other requests for jobs',
      (about) =>
        endAskings({
          workRequests: store({
            askingsWaitingSince: async () => [1, 2, 3].map((id) => ({ id, state: 'created' })),
            pairsOf: async (requests: { id: number }[]) => about(requests[0]?.id, []),
          }),
          clock,
        }),
      [1, 2, 3],
    ],
  ])('%s, and fails in the end', async (_, run, all) => {
    const { asked, about } = aPort();
    await expect(run(about)).rejects.toThrow(': 1 failed');
    expect(asked).toEqual(all);
  });
});
