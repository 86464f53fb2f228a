import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listCandidateJobsHandler } from '../../../functions/features/applications/candidate-job.handlers.ts';
import { listCampaignJobsHandler } from '../../../functions/features/campaigns/campaign.handlers.ts';
import type { AnyHandler } from '../../../functions/platform/door/handler.ts';
import { httpFunction } from '../../../functions/platform/door/http-function.ts';
import { refuse } from '../../../functions/platform/door/refusal.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { aClock, anActor } from '../../support/builders.ts';
import { aContext, anHttpEvent, originSecret } from '../../support/http-event.ts';

const needs = {
  campaignsStore: { campaign: async () => ({ id: 7, skills: [], city: null, proximity: null }) },
  recommendedJobsStore: {
    candidate: async () => ({ card: { skills: [{ id: 5001, name: 'Audit' }], lat: null, lng: null } }),
  },
  clock: aClock(),
  skillPairs: () => [],
  jobSearch: {
    search: async () => {
      throw refuse.unavailable('Search is not available right now; try again', 2);
    },
  },
};

/** The status of a call, and in how many seconds to try again. */
async function outcomeOf(handler: unknown, { role, query = '' }: { role: Role; query?: string }) {
  const { route } = handler as AnyHandler<object>;
  const call = httpFunction([handler as AnyHandler<object>], () => needs);
  const event = anHttpEvent({
    routeKey: `${route.method} ${route.path}`,
    params: route.path.includes('{id}') ? { id: '7' } : {},
    query,
    by: { uuid: anActor(role).uuid, role },
  });
  const { statusCode, headers } = (await call(event, aContext)) as APIGatewayProxyStructuredResultV2;
  return [statusCode, headers?.['retry-after']];
}

beforeEach(() => vi.stubEnv('ORIGIN_SECRET', originSecret));
afterEach(() => vi.unstubAllEnvs());

it('While the index of jobs cannot be read, lists that need it respond with 503 and a time to try again', async () => {
  expect(await outcomeOf(listCampaignJobsHandler, { role: 'manager' })).toEqual([503, '2']);
  const recommended = { role: 'candidate', query: 'scope=recommended' } as const;
  expect(await outcomeOf(listCandidateJobsHandler, recommended)).toEqual([503, '2']);
});
