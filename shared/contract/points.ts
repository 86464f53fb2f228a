import * as z from 'zod';
import { rewardForms } from '../constants/points.ts';
import { ledgerEntry, points as pointsModel, receivedPoints } from '../model/points.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** A recruiter's bounty points (area POINTS). */
export const points = {
  readPoints: route({
    method: 'GET',
    path: '/api/recruiter/points',
    roles: ['recruiter'],
    summary: 'Balance, and total points earned and redeemed.',
    request: {},
    response: pointsModel,
    errors: [],
  }),
  listPointEntries: route({
    method: 'GET',
    path: '/api/recruiter/points/entries',
    roles: ['recruiter'],
    summary: 'The ledger, newest first.',
    request: { query: z.strictObject(paging()) },
    response: ledgerEntry,
    list: true,
    errors: [],
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
    roles: ['recruiter'],
    summary: 'Redeem points, at most the balance; it becomes a requested reward (POINTS-18).',
    creates: true,
    request: {
      body: z.strictObject({
        count: z.int('Must be a whole number').min(1, 'Must be at least 1').max(10_000_000),
        reward: z.enum(rewardForms).default('cash'),
      }),
    },
    response: pointsModel,
    errors: ['conflict'],
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
