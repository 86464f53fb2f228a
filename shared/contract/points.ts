import * as z from 'zod';
import { maxBountyWords, rewardForms } from '../constants/points.ts';
import { contestedReturn, hireBounty, ledgerEntry, points as pointsModel, receivedPoints } from '../model/points.ts';
import { statement } from '../model/statement.ts';
import { timeZone } from '../validation/time-zone.ts';
import { id, idValue, onlyId, paging, text } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });
const words = text(maxBountyWords, 1);
/** Recruiters earn by the hires of their candidates, candidates by those of people whom they invited (PLUS-42). */
const earners = ['recruiter', 'candidate'] as const;

/** Bounty points of recruiters and of candidates who invite others (area POINTS). */
export const points = {
  readPoints: route({
    method: 'GET',
    path: '/api/recruiter/points',
    roles: earners,
    summary: 'Balance, what of it is available and held, and total points earned and redeemed.',
    request: {},
    response: pointsModel,
    errors: [],
  }),
  listPointEntries: route({
    method: 'GET',
    path: '/api/recruiter/points/entries',
    roles: earners,
    summary: 'The ledger, newest first.',
    request: { query: z.strictObject(paging()) },
    response: ledgerEntry,
    list: true,
    errors: [],
  }),
  readStatement: route({
    method: 'GET',
    path: '/api/recruiter/points/statement',
    roles: earners,
    summary: 'What came and went in a month of the zone, and where each bounty is (PLUS-05).',
    request: {
      query: z.strictObject({
        month: z
          .string()
          .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Must be a month as YYYY-MM')
          .optional(),
        zone: timeZone.default('UTC'),
      }),
    },
    response: statement,
    errors: ['invalid'],
  }),
  listReceivedPoints: route({
    method: 'GET',
    path: '/api/recruiter/points/received',
    roles: ['recruiter'],
    summary: 'Awards not yet acknowledged, oldest first (POINTS-16).',
    request: {},
    response: z.array(receivedPoints),
    errors: [],
  }),
  redeemPoints: route({
    method: 'POST',
    path: '/api/recruiter/points/redeem',
    roles: earners,
    summary: 'Redeem points, at most what is available; it becomes a requested reward (POINTS-18).',
    creates: true,
    request: {
      body: z.strictObject({
        count: z
          .int('Must be a whole number')
          .min(1, 'Must be at least 1')
          .max(10_000_000, 'Must be at most 10,000,000'),
        reward: z.enum(rewardForms).default('cash'),
      }),
    },
    response: pointsModel,
    errors: ['conflict'],
  }),
  contestReturn: route({
    method: 'POST',
    path: '/api/recruiter/rewards/{id}/contest',
    roles: earners,
    summary: 'Contest within 14 days, with words, that points return; an arbiter decides.',
    request: { params, body: z.strictObject({ words }) },
    response: ledgerEntry,
    errors: ['notFound', 'conflict'],
  }),
  listHireBounties: route({
    method: 'GET',
    path: '/api/manager/jobs/{id}/bounties',
    roles: ['manager'],
    summary: 'Where the bounty of each hire of a job is, and until when its guarantee runs, newest first.',
    request: { params },
    response: z.array(hireBounty),
    errors: ['notFound', 'forbidden'],
  }),
  returnBounty: route({
    method: 'POST',
    path: '/api/manager/jobs/{id}/left',
    roles: ['manager'],
    summary:
      'Say that a hired person left within the guarantee, when and why, by the bounty of the hire, else of the newest; the recruiter is heard first.',
    request: {
      params,
      body: z.strictObject({
        rewardId: idValue.optional(),
        leftOn: z.iso.date('Must be a day as YYYY-MM-DD'),
        reason: words,
      }),
    },
    response: hireBounty,
    errors: ['notFound', 'forbidden', 'conflict', 'invalid'],
  }),
  listContestedReturns: route({
    method: 'GET',
    path: '/api/super-manager/contested-returns',
    roles: ['super_manager'],
    summary: 'Contested returns of managers who work with the Super Hire manager, oldest first.',
    request: { query: z.strictObject(paging()) },
    response: contestedReturn,
    list: true,
    errors: [],
  }),
  decideReturn: route({
    method: 'POST',
    path: '/api/super-manager/contested-returns/{id}/decide',
    roles: ['super_manager'],
    summary: 'Uphold a contested return, or restore the points.',
    request: { params, body: z.strictObject({ outcome: z.enum(['upheld', 'restored']), words }) },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  readReward: route({
    method: 'GET',
    path: '/api/recruiter/rewards/{id}',
    roles: ['recruiter'],
    summary: 'One award or redemption (POINTS-17).',
    request: { params },
    response: ledgerEntry,
    errors: ['notFound'],
  }),
  viewReward: route({
    method: 'POST',
    path: '/api/recruiter/rewards/{id}/viewed',
    roles: ['recruiter'],
    summary: 'Acknowledge an award (POINTS-08, POINTS-19).',
    request: { params },
    response: z.object({ rewardId: z.number() }),
    errors: ['notFound'],
  }),
};
