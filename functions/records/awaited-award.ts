import type { PersonReference } from '../../shared/model/person.ts';
import type { LedgerEntry } from '../../shared/model/points.ts';
import { refuse } from '../platform/door/refusal.ts';
import { attributesOf, listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';
import { notVerifiedCheck } from './verification.ts';

/** What an award can wait for beside its guarantee. */
const waits = ['awaitsVerification', 'awaitsReview', 'inQuestion'] as const;
export type Wait = (typeof waits)[number];

/** What of an award its waiting goes by. */
interface Award extends Pick<LedgerEntry, 'id' | 'points' | 'at' | 'bounty' | Wait> {
  recruiterId: number;
  manager: PersonReference | null;
}

/** How much the hires of a manager earned others in a month. */
export interface PointsOfMonth {
  points: number;
}

/** The refusal of an award with which its manager’s hires would earn more in a month than the stage’s cap. */
export const pastMonthlyCap = refuse.conflict('This manager’s hires earned more than usual this month');

const verifiedMeanwhile = refuse.conflict('The manager was verified in this moment');
const keptSeconds = 60 * 86_400;

/** The month in UTC in which an award counts. */
export const monthOfAward = ({ at }: Pick<Award, 'at'>): string => at.slice(0, 7);

/** The write that counts an award among its manager’s of that month, which together never pass the cap. */
export function countedAwardWrites({ manager, points, at }: Award, cap: number): SingleWrite[] {
  if (!manager) return [];
  const fits = '#points <= :room';
  return [
    {
      update: keys.pointsOfMonth(manager.id, monthOfAward({ at })),
      add: { points },
      set: { ttl: Math.floor(Date.parse(at) / 1000) + keptSeconds },
      when: {
        // An award that is larger than the cap does not fit into an empty month either.
        expression: points > cap ? fits : `attribute_not_exists(#points) OR ${fits}`,
        values: { room: cap - points },
      },
      refusal: pastMonthlyCap,
    },
  ];
}

/** The writes by which a waiting award is found when its manager is verified, who is not in this moment. */
export function awaitedWrites({ id, recruiterId, manager, awaitsVerification }: Award): Write[] {
  if (!awaitsVerification || !manager) return [];
  return [
    { put: { ...keys.awaitedAward(manager.id, id), recruiterId, entryId: id } },
    notVerifiedCheck(manager.id, verifiedMeanwhile),
  ];
}

/** The attributes by which the operator finds an award that waits for a look. */
export const listedForReview = ({ id, awaitsReview }: Award): object =>
  awaitsReview ? listedIn(keys.awardsToReview, sortable(id)) : {};

/** What changes in an award that waits for the operator instead of its manager, who left before they were verified. */
export const reviewedInstead = (award: Award) => ({
  set: { awaitsReview: true, ...listedForReview({ ...award, awaitsReview: true }) },
  remove: ['awaitsVerification'],
  when: { expression: '#awaitsVerification = :yes AND #bounty = :held', values: { yes: true, held: 'held' } },
});

/** The write by which an award is no longer among those that wait for this manager. */
export const noLongerAwaitedWrite = (managerId: number, awardId: number): SingleWrite => ({
  remove: keys.awaitedAward(managerId, awardId),
});

/**
 * What the end of a wait changes in its award, once: of two that end in one moment the second sees that the first has
 * ended, so that nothing is held for ever.
 */
export function endedWait(award: Award, wait: Wait, { at, isAvailable }: { at: string; isAvailable: boolean }) {
  const isReview = wait === 'awaitsReview';
  const others = waits.filter((one) => one !== wait);
  const othersStay = others.map((one) => (award[one] ? `#${one} = :yes` : `attribute_not_exists(#${one})`));
  return {
    set: { ...(isReview && { reviewedAt: at }), ...(isAvailable && { bounty: 'available' }) },
    remove: [wait, ...(isReview ? attributesOf(keys.awardsToReview) : [])],
    when: {
      expression: [`#${wait} = :yes`, '#bounty = :bounty', ...othersStay].join(' AND '),
      values: { yes: true, bounty: award.bounty ?? null },
    },
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  awaitedAward: { leadsTo: 'nothing: ids' },
  awaitedAwards: { leadsTo: 'nothing: ids' },
  awardsToReview: { leadsTo: 'ledgerEntry' },
  pointsOfMonth: {
    holds: 'how many points the hires of a manager earned others in a month',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
} satisfies PersonalData;
