import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { idempotencyHeader } from '../../../shared/constants/idempotency.ts';
import type { RepeatableRequest, Requests, StoredRequest } from '../table/repeatable-request.ts';
import { carriedOutWrite, fingerprintOf, respondedWrite } from '../table/repeatable-request.ts';
import { withRidingWrite } from '../table/riding-write.ts';
import { TableBusy } from '../table/table-busy.ts';
import { HttpProblem } from './error-responses.ts';
import type { HttpEvent } from './http-event.ts';
import { Refusal } from './refusal.ts';

type HttpResponse = APIGatewayProxyStructuredResultV2;

/** Where calls are remembered, and the time, as ISO UTC. */
export interface OnceOnlyNeeds {
  requests: Requests;
  now: () => string;
}

const repeated = new Error('the call had its effect already');
/** DynamoDB takes items of 400 KB; no response of a creating call comes near this. */
const longestBody = 100_000;
/** A rival that has just had its effect is about to respond. */
const [mostLooks, lookEvery] = [10, 30];

/**
 * Carries out a call of a creating route, once for each `Idempotency-Key`: a repetition gets the first one's response,
 * and another content under the same key is refused. That the call had its effect is written in the same transaction as
 * the effect, so neither a rival nor a crash in between leads to a second one. Without the header it is just carried
 * out. @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header
 */
export async function onceOnly(
  event: HttpEvent,
  route: RouteDefinition,
  needs: () => OnceOnlyNeeds,
  carryOut: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const idempotencyKey = event.headers[idempotencyHeader.toLowerCase()];
  if (!route.creates || idempotencyKey === undefined) return carryOut();
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new HttpProblem(422, 'Must have 1 to 200 characters without spaces', idempotencyHeader);
  const { params, query, body, actor } = event.call!;
  const request: RepeatableRequest = {
    callerId: actor?.id,
    operation: `${route.method} ${route.path}`,
    idempotencyKey,
    content: [params, query, body],
  };
  const { requests, now } = needs();
  const earlier = await responded(requests, request, now);
  if (earlier) return replayed(earlier, request);
  try {
    const write = carriedOutWrite(request, now(), repeated);
    const { result, rode } = await withRidingWrite(write, carryOut);
    if (!rode) await requests.save(write);
    const [status, text] = [result.statusCode ?? 200, result.body ?? ''];
    if (text.length <= longestBody) await requests.save(respondedWrite(request, { status, body: text }));
    return result;
  } catch (error) {
    // A rule may refuse what a rival with the same key has just done, such as redeeming the last points.
    const mayBeDone = error === repeated || error instanceof Refusal || error instanceof TableBusy;
    const rival = mayBeDone ? await responded(requests, request, now) : undefined;
    if (rival) return replayed(rival, request);
    throw error === repeated ? underWay() : error;
  }
}

/** A rival's call with its response, for which it is given a moment; without one where there is still none. */
async function responded(
  requests: Requests,
  request: RepeatableRequest,
  now: () => string,
): Promise<StoredRequest | undefined> {
  for (let look = 1; ; look += 1) {
    const rival = await requests.found(request, now());
    if (!rival || rival.response || look === mostLooks) return rival;
    await pause(lookEvery);
  }
}

function replayed({ fingerprint, response }: StoredRequest, request: RepeatableRequest): HttpResponse {
  if (fingerprint !== fingerprintOf(request))
    throw new HttpProblem(422, 'This key was used for another request', idempotencyHeader);
  if (!response) throw underWay();
  return {
    statusCode: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: response.body,
  };
}

/** Either its response is made at this moment, or it got lost; in both cases the effect is there. */
function underWay(): HttpProblem {
  return new HttpProblem(409, 'This was carried out already; reload to see it', idempotencyHeader, {
    'retry-after': '1',
  });
}
