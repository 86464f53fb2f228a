import * as z from 'zod';
import { maxClaimMessage } from '../constants/claims.ts';
import { managerWays, minAskingWords } from '../constants/market.ts';
import { sentJob } from '../model/job.ts';
import { sentMarketJob } from '../model/market.ts';
import { marketTerms } from '../model/market-offer.ts';
import { workRequest } from '../model/work-request.ts';
import { id, line, paging, text } from './fields.ts';
import { guestJobFilter } from './guest.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** Jobs that managers open to recruiters who do not work with them, and who asks for them (PLUS-49). */
export const market = {
  offerJob: route({
    method: 'PUT',
    path: '/api/manager/jobs/{id}/market',
    roles: ['manager'],
    summary: 'Open a job to recruiters of the market, or change the offer.',
    request: { params, body: marketTerms },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'invalid', 'conflict'],
  }),
  withdrawJobOffer: route({
    method: 'DELETE',
    path: '/api/manager/jobs/{id}/market',
    roles: ['manager'],
    summary: 'Take a job off the market; who works on it stays.',
    request: { params },
    response: sentJob,
    errors: ['notFound', 'forbidden', 'conflict'],
  }),
  acceptAsking: route({
    method: 'POST',
    path: '/api/manager/market/requests/{id}/accept',
    roles: ['manager'],
    summary: 'Let a recruiter who asked work on the job from now on.',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict', 'gone'],
  }),
  declineAsking: route({
    method: 'POST',
    path: '/api/manager/market/requests/{id}/decline',
    roles: ['manager'],
    summary: 'Decline a recruiter’s request; they may ask again.',
    request: { params },
    response: workRequest,
    errors: ['notFound', 'conflict'],
  }),
  listMarketJobs: route({
    method: 'GET',
    path: '/api/recruiter/market',
    roles: ['recruiter'],
    summary: 'Jobs that are open to recruiters of the market, by filter and text.',
    request: {
      query: z.strictObject({
        ...paging(),
        search: line(200).optional(),
        order_by: z.enum(['relevance', 'createdAt', 'points', 'rate', 'salary']).optional(),
        filter: guestJobFilter.optional(),
        /** Only jobs of managers who work so, by the facts that are counted of them (PLUS-14). */
        manager: z.enum(managerWays).optional(),
      }),
    },
    response: sentMarketJob,
    list: true,
    /** Whether the caller is verified and may ask. */
    meta: z.object({ mayAsk: z.boolean() }),
    errors: ['unavailable'],
  }),
  askForJob: route({
    method: 'POST',
    path: '/api/recruiter/market/{id}/ask',
    roles: ['recruiter'],
    summary: 'Ask the manager of a job of the market to work on it.',
    creates: true,
    request: { params, body: z.strictObject({ message: text(maxClaimMessage, minAskingWords) }) },
    response: workRequest,
    errors: ['notFound', 'forbidden', 'conflict', 'gone'],
  }),
};
