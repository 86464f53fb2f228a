import * as z from 'zod';
import { rewardForms } from '../constants/points.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** How far a redemption is: requested, approved or paid. */
const rewardStatuses = ['requested', 'approved', 'paid'] as const;

/** One line of a recruiter's ledger: positive for an award, negative for a redemption. The balance is their sum. */
export const ledgerEntry = z.object({
  id: idValue,
  kind: z.enum(['award', 'redemption']),
  points: z.int(),
  at: isoTime,
  job: z.object({ id: idValue, title: z.string() }).nullable(),
  candidate: personReference.nullable(),
  status: z.enum(rewardStatuses).nullable(),
  /** What a redemption is paid out as; absent from awards and from redemptions before there was a choice. */
  reward: z.enum(rewardForms).optional(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** A recruiter's points (POINTS-12). */
export const points = z.object({
  balance: z.int().nonnegative(),
  earned: z.int().nonnegative(),
  redeemed: z.int().nonnegative(),
});
export type Points = z.output<typeof points>;

/** Points received and not yet acknowledged (POINTS-11). */
export const receivedPoints = z.object({
  rewardId: idValue,
  job: z.object({ id: idValue, title: z.string(), points: z.int() }),
  manager: personReference,
  candidate: personReference,
  receivedAt: isoTime,
});
export type ReceivedPoints = z.output<typeof receivedPoints>;
