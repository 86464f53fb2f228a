import * as z from 'zod';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { rewardForms } from '../constants/points.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';
import { ledgerEntry } from './points.ts';

/** How far an entry of the ledger is when its statement ends. */
export const statementStates = [
  'guarantee',
  'review',
  'question',
  'payable',
  'returned',
  'requested',
  'approved',
  'paid',
  'refused',
  'booked',
] as const;
export type StatementState = (typeof statementStates)[number];

/** One movement of the month. */
const line = ledgerEntry
  .pick({ id: true, kind: true, points: true, at: true, job: true, candidate: true, isReferral: true })
  .extend({
    reward: z.enum(rewardForms).nullable(),
    state: z.enum(statementStates),
    /** Until when the guarantee runs, since when the bounty is payable, or when it returned, was paid or refused. */
    on: isoTime.nullable(),
    reason: z.string().nullable(),
  });
export type StatementLine = z.output<typeof line>;

/** A bounty that a claim makes possible and no hire has earned yet. */
const expected = z.object({
  claimId: idValue,
  job: z.object({ id: idValue, title: z.string() }),
  /** Null where the candidate hides from the reader. */
  candidate: personReference.nullable(),
  companyName: z.string(),
  points: z.int().nonnegative(),
  guaranteeDays: z.int().nonnegative(),
  status: z.enum(pipelineStatuses),
  /** Of the reader’s candidates who came at least to `from` and were decided, how many were hired; null of fewer than five. */
  chance: z.object({ from: z.enum(pipelineStatuses), of: z.int().positive(), hired: z.int().nonnegative() }).nullable(),
  /** The points times that share. */
  weighed: z.int().nonnegative().nullable(),
});
export type ExpectedBounty = z.output<typeof expected>;

/** A recruiter's statement of one month: what came, what went, and where each bounty is (PLUS-05). */
export const statement = z.object({
  /** As YYYY-MM, in the reader's zone. */
  month: z.string(),
  /** The first month with an entry; null before there is one. */
  firstMonth: z.string().nullable(),
  from: isoTime,
  /** The end of the month, or now. */
  until: isoTime,
  isOver: z.boolean(),
  opening: z.int(),
  closing: z.int(),
  totals: z.object({
    earned: z.int(),
    returned: z.int(),
    restored: z.int(),
    redeemed: z.int(),
    refunded: z.int(),
    paid: z.int(),
  }),
  /** Of the closing balance: what is held, mostly for a guarantee, and what can be redeemed. */
  guarantee: z.int(),
  payable: z.int(),
  lines: z.array(line),
  /** Rewards that were paid in the month, whenever they were requested; their points are those paid. */
  payments: z.array(
    z.object({
      id: idValue,
      at: isoTime,
      requestedAt: isoTime,
      points: z.int().positive(),
      reward: z.enum(rewardForms).nullable(),
    }),
  ),
  /** What may still be earned; only while the month runs, since a pipeline has no past. */
  expected: z.array(expected),
});
export type Statement = z.output<typeof statement>;
